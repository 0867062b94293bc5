export type Heading = { id: string; title: string }

/** The headings of a text that others can link to; short texts need no table of contents. */
const longFrom = 4

export function tableOfContents(html: string): Heading[] {
  const headings = [...html.matchAll(/<h2 id="([^"]+)">([\s\S]*?)<\/h2>/g)].map(([, id, inner]) => ({
    id: id!,
    title: inner!
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim(),
  }))
  return headings.length < longFrom ? [] : headings
}
