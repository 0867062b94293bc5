import { attributeOf, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { textIn } from '#shared/text/html-text.ts'
import { separatesWords, collapseSpaces } from '#shared/text/word-bounds.ts'

export type TextSection = { heading: string; id: string; text: string }
type Reader = { text(text: string): void; heading?(element: HtmlElement): void }

const endsLine = /^(p|h[1-6]|li|ul|ol|blockquote|tr|figcaption|table|br)$/
const isCell = /^t[dh]$/
/** Blanks between the parts of a table or list are for people who read the source. */
const holdsNoText = /^(table|thead|tbody|tr|ul|ol)$/

/** Rich text as plain lines: a paragraph per line, points with a dash or their number. */
export function readableText(html: string): string {
  let text = ''
  read(parseHtml(html), { text: (next) => (text += next) })
  return lines(text)
}

/** What stands before the first heading, and then one section per heading. */
export function sectionsOf(html: string): TextSection[] {
  const sections: TextSection[] = [{ heading: '', id: '', text: '' }]
  read(parseHtml(html), {
    text: (next) => (sections.at(-1)!.text += next),
    heading: (element) => sections.push({ heading: textIn(element), id: attributeOf(element, 'id') ?? '', text: '' }),
  })
  return sections.map(({ text, ...section }) => ({ ...section, text: lines(text) }))
}

function read(element: HtmlElement, reader: Reader): void {
  let points = 0
  let cells = 0
  for (const child of element.children) {
    if (child.kind === 'text' && !holdsNoText.test(element.name)) reader.text(child.text)
    if (child.kind !== 'element') continue
    if (child.name === 'h2' && reader.heading) {
      reader.heading(child)
      continue
    }
    if (child.name === 'li') reader.text(element.name === 'ol' ? `\n${++points}. ` : '\n- ')
    else if (isCell.test(child.name) && cells++ > 0) reader.text(', ')
    else if (separatesWords(child.name)) reader.text(' ')
    read(child, reader)
    if (endsLine.test(child.name)) reader.text('\n')
    else if (separatesWords(child.name) && !isCell.test(child.name)) reader.text(' ')
  }
}

function lines(text: string): string {
  return text
    .split('\n')
    .map(collapseSpaces)
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}
