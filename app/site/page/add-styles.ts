/** New style sheets first, so that the page never shows without them. */
export async function addStyles(next: Document): Promise<void> {
  const wanted = [...next.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const missing = wanted.filter(({ href }) => ![...document.styleSheets].some((sheet) => sheet.href === href))
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
