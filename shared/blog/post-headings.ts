import { slug } from '#shared/text/slug.ts'
import { textOf } from '#shared/text/html-text.ts'

export type PostHeading = { id: string; text: string; level: 2 | 3 }

/** Places and dialogs of the page itself, which a heading must not take over. */
const pageIds = [
  'inhalt',
  'contact',
  'about',
  'team',
  'cookies',
  'impressum',
  'datenschutz',
  'agb',
  'author',
  'related',
]

/** Gives every h2 and h3 of sanitised rich text an id of its own and lists them for the table of contents. */
export function outlinePost(content: string): { html: string; headings: PostHeading[] } {
  const headings: PostHeading[] = []
  const taken = new Set(pageIds)
  const numbers = new Map<string, number>()
  const written = new Set([...content.matchAll(/<h[234] id="([^"]+)"/g)].map(([, id]) => id!))
  const html = content.replaceAll(
    /<h([23])(?: id="([^"]*)")?>([\s\S]*?)<\/h\1>/g,
    (_heading, level: string, given: string | undefined, inner: string) => {
      const text = textOf(inner)
      const isFree = (id: string) => !taken.has(id) && (given !== undefined || !written.has(id))
      const id = firstFree(given || slug(text), numbers, isFree)
      taken.add(id)
      if (text) headings.push({ id, text, level: level === '2' ? 2 : 3 })
      return `<h${level} id="${id}">${inner}</h${level}>`
    },
  )
  return { html, headings }
}

/** Goes on counting where the last heading of the same words stopped. */
function firstFree(wanted: string, numbers: Map<string, number>, isFree: (id: string) => boolean): string {
  let id = wanted
  let number = numbers.get(wanted) ?? 1
  while (!isFree(id)) id = `${wanted}-${++number}`
  numbers.set(wanted, number)
  return id
}
