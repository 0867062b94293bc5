import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'

const withinWords = new Set(['strong', 'em', 's', 'u', 'sub', 'sup', 'a', 'code'])

/** What is read of rich text, with a space between the blocks. For counting and finding, never for showing. */
export function textOf(html: string): string {
  return /[<&]/.test(html) ? textIn(parseHtml(html)) : collapseSpaces(html)
}

export function textIn(element: HtmlElement): string {
  return collapseSpaces(spacedText(element))
}

/** As it is read in one line. */
export function collapseSpaces(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** Marks inside of a word do not part it. */
export function separatesWords({ name }: HtmlElement): boolean {
  return !withinWords.has(name)
}

function spacedText({ children }: HtmlElement): string {
  let text = ''
  for (const child of children)
    if (child.kind === 'text') text += child.text
    else if (child.kind === 'element') text += separatesWords(child) ? ` ${spacedText(child)} ` : spacedText(child)
  return text
}
