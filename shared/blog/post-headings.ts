import { slug } from '#shared/text/slug.ts'
import { applyEdits, replace, type Edit } from '#shared/html/edit-html.ts'
import { attributeOf, elementsIn, parseHtml } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'
import { escapeHtml } from '#shared/text/html.ts'

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
  const elements = elementsIn(parseHtml(content)).filter(({ name }) => /^h[234]$/.test(name))
  const written = new Set(elements.map((element) => attributeOf(element, 'id')))
  const edits = elements.flatMap((element): Edit[] => {
    const { name, start, inner } = element
    if (name === 'h4') return []
    const text = textIn(element)
    const given = attributeOf(element, 'id')
    const isFree = (id: string) => !taken.has(id) && (given !== undefined || !written.has(id))
    const id = firstFree(given || slug(text), numbers, isFree)
    taken.add(id)
    if (text) headings.push({ id, text, level: name === 'h2' ? 2 : 3 })
    return id === given ? [] : [replace({ start, end: inner.start }, `<${name} id="${escapeHtml(id)}">`)]
  })
  return { html: applyEdits(content, edits), headings }
}

/** Goes on counting where the last heading of the same words stopped. */
function firstFree(wanted: string, numbers: Map<string, number>, isFree: (id: string) => boolean): string {
  let id = wanted
  let number = numbers.get(wanted) ?? 1
  while (!isFree(id)) id = `${wanted}-${++number}`
  numbers.set(wanted, number)
  return id
}
