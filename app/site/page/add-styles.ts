import { addLateStyles, showLateStyles } from './late-styles.ts'

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
