/** Not those that are meant for one page on paper. */
export const pageStyles = 'link[rel=stylesheet]:not([media])'

/**
 * New style sheets first, so that the page never shows without them. All go into the head, where they outlive the page
 * that brought them: those of blocks and texts stand in the body when they come from the server.
 */
export async function addStyles(next: Document): Promise<void> {
  const known = new Set([...document.head.querySelectorAll<HTMLLinkElement>(pageStyles)].map(({ href }) => href))
  const missing = [...next.querySelectorAll<HTMLLinkElement>(pageStyles)].filter(({ href }) => !known.has(href))
  await Promise.all(
    missing.map(async (link) => {
      const copy = document.importNode(link)
      const loaded = new Promise((resolve, reject) => {
        copy.addEventListener('load', resolve)
        copy.addEventListener('error', reject)
      })
      document.head.append(copy)
      await loaded
    }),
  )
}
