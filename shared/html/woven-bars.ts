import { insert, type Edit } from './edit-html.ts'
import { elementsIn, type HtmlElement } from './parse-html.ts'

/** On a table whose figures are to be seen as well as read. */
export const chartAttribute = 'data-chart'

export function isChart({ name, attributes }: HtmlElement): boolean {
  return name === 'table' && attributes.some((attribute) => attribute.name === chartAttribute)
}

/**
 * Gives every figure in the second column of such a table a woven bar, the largest over the whole width. The table stays
 * what it is: people who hear it, feeds and Markdown get the figures as they stand.
 */
export function barEdits(table: HtmlElement): Edit[] {
  if (!isChart(table)) return []
  const figures = elementsIn(table)
    .filter(({ name }) => name === 'tr')
    .map((row) => row.children.filter((cell) => cell.kind === 'element')[1])
    .filter((cell): cell is HtmlElement => cell?.name === 'td')
    .map((cell) => ({ at: cell.inner.start, figure: germanNumber(cellText(cell)) }))
  const largest = Math.max(...figures.map(({ figure }) => figure))
  return figures
    .filter(({ figure }) => figure > 0)
    .map(({ at, figure }, index) => insert(at, wovenBar(Math.round((figure / largest) * 1000) / 10, index)))
}

const dyes = ['mennige', 'waid', 'petrol', 'krapp']

/** Three picks of weft, each row in the next dye of the palette. */
function wovenBar(share: number, row: number): string {
  return (
    '<svg class="bar" aria-hidden="true" width="100%" height="24" viewBox="0 0 100 24" preserveAspectRatio="none">' +
    `<path stroke="var(--thread-${dyes[row % dyes.length]})" stroke-width="6.5" d="M0 4h${share}M0 12h${share}M0 20h${share}"/></svg>`
  )
}

/** The first number of a text such as "1.450,50 € im Jahr"; none is nothing. */
function germanNumber(text: string): number {
  const [written = '0'] = /\d[\d.]*(?:,\d+)?/.exec(text) ?? []
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

export function cellText({ children }: HtmlElement): string {
  const texts = children.map((child) =>
    child.kind === 'text' ? child.text : child.kind === 'element' ? cellText(child) : '',
  )
  return texts.join('')
}
