import { styleAddress } from '#shared/html/written-styles.ts'

let ofIslands: Promise<void> | undefined

/** The styles of islands, dialogs and the edit bar: one sheet, whose address the page carries (scripts/build-site.mjs). */
export function loadLateStyles(): Promise<void> {
  // What could not be had is asked for again the next time.
  ofIslands ??= loadSheetOfIslands().catch((error: unknown) => {
    ofIslands = undefined
    throw error
  })
  return ofIslands
}

async function loadSheetOfIslands(): Promise<void> {
  const address = document.querySelector<HTMLElement>('[data-late-styles]')?.dataset.lateStyles
  // In development Vite brings styles along.
  if (!address) return
  const link = document.createElement('link')
  link.href = address
  addLateStyles(link)
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', reject, { once: true })
  })
  await showLateStyles()
}

/** In the order in which they were asked for, which is the one that they are written for. */
const waiting = new Set<HTMLLinkElement>()
const come = new WeakSet<HTMLLinkElement>()
let shown = Promise.resolve()

/**
 * Style sheets that are needed when the page is there already: loaded here, and counting later, all together and behind all
 * others. Whatever comes before another one, also one that came sooner, makes the browser take in all of them anew with
 * their fonts, style every element and lay out the whole page.
 */
export function addLateStyles(link: HTMLLinkElement): void {
  link.rel = 'preload'
  link.as = 'style'
  link.addEventListener('load', () => come.add(link), { once: true })
  link.addEventListener('error', () => waiting.delete(link), { once: true })
  waiting.add(link)
  document.head.append(link)
}

/** Of the style sheets that the page came with: nobody has to load them. */
export function addressesOfWrittenStyles(): string[] {
  const written = document.head.querySelectorAll<HTMLStyleElement>(`style[${styleAddress}]`)
  return [...written].map((style) => new URL(style.getAttribute(styleAddress)!, location.origin).href)
}

/** Resolves when those count that have come. */
export async function showLateStyles(): Promise<void> {
  const last = document.querySelector('body link[rel=stylesheet]') ? document.body : document.head
  const links = [...waiting].filter((link) => come.has(link))
  for (const link of links) waiting.delete(link)
  shown = showAll(links, last, shown)
  await shown
}

async function showAll(links: HTMLLinkElement[], last: HTMLElement, before: Promise<void>): Promise<void> {
  await Promise.all([before, ...links.map((link) => show(link, last))])
}

function show(link: HTMLLinkElement, last: HTMLElement): Promise<unknown> {
  return new Promise((counts) => {
    link.addEventListener('load', counts, { once: true })
    link.addEventListener('error', counts, { once: true })
    link.remove()
    link.rel = 'stylesheet'
    link.removeAttribute('as')
    last.append(link)
  })
}
