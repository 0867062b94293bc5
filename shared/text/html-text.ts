import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { separatesWords, collapseSpaces } from './word-bounds.ts'

/** What is read of rich text, with a space between the blocks. For counting and finding, never for showing. */
export function textOf(html: string): string {
  return /[<&]/.test(html) ? textIn(parseHtml(html)) : collapseSpaces(html)
}

export function textIn(element: HtmlElement): string {
  return collapseSpaces(spacedText(element))
}

function spacedText({ children }: HtmlElement): string {
  let text = ''
  for (const child of children)
    if (child.kind === 'text') text += child.text
    else if (child.kind === 'element') text += separatesWords(child.name) ? ` ${spacedText(child)} ` : spacedText(child)
  return text
}
