import { measuredFrom, type Measured, type PageViolations } from '#shared/accessibility/measured.ts'
import { measurePage } from './measure-page.ts'

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
