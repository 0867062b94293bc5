import { linkStyles } from '#shared/html/written-styles.ts'
import { addLateStyles, addressesOfWrittenStyles, showLateStyles } from './late-styles.ts'

/** The look of a brand in the head of a page (app/root.tsx). */
export const brandStyleSelector = '[data-brand]'

/**
 * A page that was fetched, to take parts of it. Chromium holds styles that it only parses against the policy of this page,
 * which knows no other look than its own; so the look of that one is a block of data, and styles that a whole page carries
 * are links.
 */
export function parsePage(html: string): Document {
  const inert = linkStyles(html).replace(
    /<style data-brand="">([^<]*)<\/style>/,
    '<script type="text/plain" data-brand="">$1</script>',
  )
  return new DOMParser().parseFromString(inert, 'text/html')
}

/** Not those that are meant for one page on paper. */
export const pageStyles = 'link[rel=stylesheet]:not([media])'
/** Those that outlive the page which brought them. The ones of blocks and texts, which stand among these, do not. */
const keptStyles = `:is(head, body) > ${pageStyles}`

/** New style sheets first, so that the page never shows without them. */
export async function addStyles(next: Document): Promise<void> {
  const known = knownStyles()
  const missing = new Map(
    [...next.querySelectorAll<HTMLLinkElement>(pageStyles)]
      .filter((link) => !known.has(fileOf(link)))
      .map((link) => [fileOf(link), document.importNode(link)]),
  )
  await Promise.all(
    [...missing.values()].map((link) => {
      addLateStyles(link)
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve, { once: true })
        link.addEventListener('error', reject, { once: true })
      })
    }),
  )
  await showLateStyles()
}

const linked = /<link rel="stylesheet" href="([^"#]+)/g
const fetched = new Set<string>()

/** Of a page that somebody may open: whatever is new in it lies in the browser's memory then. */
export function fetchStyles(html: string): void {
  const known = knownStyles()
  for (const [, address] of linkStyles(html).matchAll(linked)) {
    const { href } = new URL(address!, location.origin)
    if (known.has(href) || fetched.has(href)) continue
    fetched.add(href)
    // To its end: half a file is not kept.
    fetch(href, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => fetched.delete(href))
  }
}

function knownStyles(): Set<string> {
  const kept = [...document.querySelectorAll<HTMLLinkElement>(keptStyles)].map(fileOf)
  return new Set([...kept, ...addressesOfWrittenStyles()])
}

/** Without the mark that React Router sets behind some of them. */
function fileOf({ href }: HTMLLinkElement): string {
  return href.split('#')[0]!
}
