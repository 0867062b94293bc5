import { addLateStyles, showLateStyles } from './late-styles.ts'

/** The look of a brand in the head of a page (app/root.tsx). */
export const brandStyleSelector = '[data-brand]'

/**
 * A page that was fetched, to take parts of it. Chromium holds styles that it only parses against the policy of this page,
 * which knows no other look than its own; so the look of that one is a block of data.
 */
export function parsePage(html: string): Document {
  const inert = html.replace(
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
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>(keptStyles)].map(({ href }) => href))
  const missing = new Map(
    [...next.querySelectorAll<HTMLLinkElement>(pageStyles)]
      .filter(({ href }) => !known.has(href))
      .map((link) => [link.href, document.importNode(link)]),
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
