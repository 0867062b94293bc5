import type { AxeResults, RunOptions, Spec } from 'axe-core'
import engineAddress from 'axe-core/axe.min.js?url'
import { measuredFrom, measuredTags, type Measured, type PageViolations } from '#shared/accessibility/measured.ts'

const patienceMs = 30_000

type Work = { frame: HTMLIFrameElement; signal: AbortSignal; onPage: (index: number) => void }

/** One page after the other. Undefined when none could be looked at; throws when it is stopped. */
export async function measurePages(
  paths: readonly string[],
  { frame, signal, onPage }: Work,
): Promise<Measured | undefined> {
  const found: PageViolations[] = []
  const unread: string[] = []
  let engine = ''
  for (const [index, path] of paths.entries()) {
    onPage(index)
    const page = await measurePage(frame, path, signal).catch(() => undefined)
    signal.throwIfAborted()
    if (page) found.push({ path, violations: page.violations })
    else unread.push(path)
    engine = page?.engine ?? engine
  }
  return found.length === 0 ? undefined : measuredFrom(found, { engine, unread })
}

type Engine = {
  version: string
  configure(spec: Spec): void
  run(context: Document, options: RunOptions): Promise<AxeResults>
}

type FrameWindow = Window & { axe?: Engine }
/** All of it in the theme that the page has; the other one changes its colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Opens a page in the frame and looks at it in both themes. Undefined when it cannot be looked at. */
async function measurePage(
  frame: HTMLIFrameElement,
  path: string,
  signal: AbortSignal,
): Promise<(PageViolations & { engine: string }) | undefined> {
  const page = await open(frame, path, signal)
  if (!page) return undefined
  const { shown, axe } = page
  const { lang, rules } = (await import('axe-core/locales/de.json')).default
  axe.configure({ locale: { lang, rules } })
  shown.documentElement.dataset.motion = 'off'
  const options = { iframes: false, resultTypes: ['violations' as const] }
  const isDark = shown.documentElement.classList.contains('dark')
  settle(shown)
  const first = await axe.run(shown, { ...options, runOnly: { type: 'tag', values: measuredTags } })
  signal.throwIfAborted()
  showTheme(shown, !isDark)
  const second = await axe.run(shown, { ...options, runOnly: { type: 'rule', values: ofColours } })
  signal.throwIfAborted()
  return { path, engine: `axe-core ${axe.version}`, violations: [...first.violations, ...second.violations] }
}

async function open(frame: HTMLIFrameElement, path: string, signal: AbortSignal) {
  const loaded = nextLoad(frame, signal)
  frame.src = path
  await loaded
  const shown = frame.contentDocument
  const inside = frame.contentWindow as FrameWindow | null
  // A page of the browser about a failure belongs to nobody here.
  if (!shown || !inside || answeredBadly(inside)) return undefined
  const script = shown.createElement('script')
  script.src = engineAddress
  const ready = nextLoad(script, signal)
  shown.head.append(script)
  await ready
  return inside.axe && { shown, axe: inside.axe }
}

function answeredBadly(inside: Window): boolean {
  const [navigation] = inside.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.responseStatus ?? 200) >= 400
}

function showTheme(shown: Document, dark: boolean): void {
  shown.documentElement.classList.toggle('dark', dark)
  shown.documentElement.style.colorScheme = dark ? 'dark' : 'light'
  settle(shown)
}

/** What fades is half transparent on its way: nobody reads those colours. */
function settle(shown: Document): void {
  for (const animation of shown.getAnimations())
    try {
      animation.finish()
    } catch {
      // One without an end.
      animation.cancel()
    }
}

function nextLoad(element: HTMLElement, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true, signal: late })
    element.addEventListener('error', () => reject(new Error('not loaded')), { once: true, signal: late })
    late.addEventListener('abort', () => reject(late.reason), { once: true })
  })
}
