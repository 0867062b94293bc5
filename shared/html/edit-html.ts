import { elementsIn, parseHtml, type HtmlElement } from './parse-html.ts'

/** What stands instead of a piece of HTML; a piece without length is a place to put something in. */
export type Edit = { start: number; end: number; html: string }
/** What to change about an element. */
export type ElementEditor = (element: HtmlElement) => Edit[]

/** Reads a text once for all of its editors. Whatever none of them names stays as it is, to the character. */
export function editHtml(html: string, editors: readonly ElementEditor[]): string {
  return editElements(html, elementsIn(parseHtml(html)), editors)
}

export function editElements(
  html: string,
  elements: readonly HtmlElement[],
  editors: readonly ElementEditor[],
): string {
  return applyEdits(
    html,
    elements.flatMap((element) => editors.flatMap((edit) => edit(element))),
  )
}

export function replace({ start, end }: { start: number; end: number }, html: string): Edit {
  return { start, end, html }
}

export function insert(at: number, html: string): Edit {
  return { start: at, end: at, html }
}

/** What is replaced takes along every edit inside of it. */
export function applyEdits(html: string, edits: Edit[]): string {
  const length = ({ start, end }: Edit) => end - start
  const isPlace = (edit: Edit) => (length(edit) === 0 ? 0 : 1)
  const inOrder = edits.toSorted((a, b) => a.start - b.start || isPlace(a) - isPlace(b) || length(b) - length(a))
  let [written, at] = ['', 0]
  for (const edit of inOrder) {
    if (edit.start < at) continue
    written += html.slice(at, edit.start) + edit.html
    at = edit.end
  }
  return written + html.slice(at)
}
