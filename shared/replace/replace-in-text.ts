import type { FieldInput } from '#shared/content/field-types.ts'
import { applyEdits, type Edit } from '#shared/html/edit-html.ts'
import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { SearchWish } from './replace.ts'

/** A place in a text, and the words around it. */
type FoundPlace = { before: string; match: string; after: string }

/** A part of a value that people read, and how a changed one is written in its place. */
type Piece = { start: number; end: number; text: string; write(text: string): string }

const contextLength = 48
/** Attributes of rich text that are read, and those that lead somewhere. */
const readAttributes: ReadonlySet<string> = new Set(['alt', 'title'])
const addressAttributes: ReadonlySet<string> = new Set(['href', 'data-embed'])

/** Every place where a value says the term, in its order. */
export function findInValue(value: string, input: FieldInput, wish: SearchWish): FoundPlace[] {
  const pattern = termPattern(wish)
  if (!mayBeFound(value, input, wish, pattern)) return []
  return piecesOf(value, input, wish).flatMap(({ text }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      before: text.slice(Math.max(0, index - contextLength), index),
      match,
      after: text.slice(index + match.length, index + match.length + contextLength),
    })),
  )
}

/** The value with another text at the chosen places, counted as `findInValue` lists them. All else stays as it is. */
export function replaceInValue(
  value: string,
  input: FieldInput,
  { wish, replacement, chosen }: { wish: SearchWish; replacement: string; chosen: ReadonlySet<number> },
): string {
  const pattern = termPattern(wish)
  let place = 0
  const edits = piecesOf(value, input, wish).flatMap(({ start, end, text, write }): Edit[] => {
    const changed = text.replaceAll(pattern, (match) => (chosen.has(place++) ? replacement : match))
    return changed === text ? [] : [{ start, end, html: write(changed) }]
  })
  return applyEdits(value, edits)
}

/** Any gap between two words is as good as another. */
function termPattern({ term, matchCase, wholeWords }: SearchWish): RegExp {
  const words = term.split(/\s+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  const letters = words.join(String.raw`\s+`)
  const source = wholeWords ? String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])` : letters
  return new RegExp(source, matchCase ? 'gu' : 'giu')
}

/** Most texts do not say it and need not be parsed; a term with such a character may be written as an entity. */
function mayBeFound(value: string, input: FieldInput, { term }: SearchWish, pattern: RegExp): boolean {
  return (input === 'html' && /[&<>"']/.test(term)) || value.search(pattern) >= 0
}

function piecesOf(value: string, input: FieldInput, { addresses }: SearchWish): Piece[] {
  if (input === 'html') return piecesOfHtml(value, addresses)
  if (input === 'link' && !addresses) return []
  return input === 'image' ? [] : [{ start: 0, end: value.length, text: value, write: String }]
}

function piecesOfHtml(html: string, addresses: boolean): Piece[] {
  const pieces: Piece[] = []
  const visit = ({ attributes, children }: HtmlElement) => {
    for (const { name, value, start, end } of attributes)
      if (readAttributes.has(name) || (addresses && addressAttributes.has(name)))
        pieces.push({ start, end, text: value, write: (text) => `${name}="${escapeHtml(text)}"` })
    for (const child of children)
      if (child.kind === 'element') visit(child)
      else if (child.kind === 'text') pieces.push({ ...child, write: escapeHtml })
  }
  visit(parseHtml(html))
  return pieces
}
