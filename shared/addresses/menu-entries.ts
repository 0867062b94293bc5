import { linkTarget } from './link-target.ts'
import { isPageOn } from './page-switch.ts'
import { paths } from './site-paths.ts'

type MenuEntry = { label: string; href: string }

/** What a menu shows of what is stored: the one place that leaves entries out, for header, footer and the page of dead ends. */
export function shownEntries<Entry extends MenuEntry>(entries: readonly Entry[], off: readonly string[]): Entry[] {
  return entries.filter(({ label, href }) => label !== '' && href !== '' && isPageOn(href, off))
}

/** A section of the home page that stands for pages: its entry stays marked there (spec §2). */
const pagesOfSections: Record<string, readonly string[]> = {
  [paths.services()]: ['/leistungen', paths.ecommerce(), paths.security()],
}

/**
 * The value of aria-current for each entry: the page itself, or the entry that it lies below. One is marked at most, the
 * one that says most exactly where somebody is.
 */
export function currentMarks(entries: readonly MenuEntry[], pathname: string): ('page' | 'true' | undefined)[] {
  const here = pathname.replace(/(.)\/+$/, '$1')
  const nearness = entries.map(({ href }) => nearnessOf(href, here))
  const nearest = Math.max(0, ...nearness)
  const marked = nearest > 0 ? nearness.indexOf(nearest) : -1
  return entries.map(({ href }, index) => {
    if (index !== marked) return undefined
    return pageOf(href) === here ? 'page' : 'true'
  })
}

/** How much of the address an entry names; its own page counts more than one that its section stands for. */
function nearnessOf(href: string, here: string): number {
  const named = (path: string) => (here === path || here.startsWith(`${path}/`) ? path.length : 0)
  const own = named(pageOf(href))
  return own > 0 ? own + 0.5 : Math.max(0, ...(pagesOfSections[href] ?? []).map(named))
}

/** A dialog has a page with the same content (J22). */
function pageOf(href: string): string {
  const target = linkTarget(href)
  return target.kind === 'dialog' ? target.path : href
}
