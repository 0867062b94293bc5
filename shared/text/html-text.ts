import { parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'

const withinWords = new Set(['strong', 'em', 's', 'u', 'sub', 'sup', 'a', 'code'])

/** What is read of rich text, with a space between the blocks. For counting and finding, never for showing. */
export function textOf(html: string): string {
  return /[<&]/.test(html) ? textIn(parseHtml(html)) : tidy(html)
}

export function textIn(element: HtmlElement): string {
  return tidy(spacedText(element))
}

/** As it is read in one line. */
export function tidy(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** Marks inside of a word do not part it. */
export function partsWords({ name }: HtmlElement): boolean {
  return !withinWords.has(name)
}

function spacedText({ children }: HtmlElement): string {
  let text = ''
  for (const child of children)
    if (child.kind === 'text') text += child.text
    else if (child.kind === 'element') text += partsWords(child) ? ` ${spacedText(child)} ` : spacedText(child)
  return text
}
