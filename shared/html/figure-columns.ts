import { insert, type Edit } from './edit-html.ts'
import { isFigure } from './is-figure.ts'
import { elementsIn, type HtmlElement } from './parse-html.ts'
import { cellText, isChart } from './woven-bars.ts'

/** Marks the columns of a table that hold figures from top to bottom, with their heads. The first one names the rows. */
export function figureColumnEdits(table: HtmlElement): Edit[] {
  if (isChart(table)) return []
  const rows = elementsIn(table)
    .filter(({ name }) => name === 'tr')
    .map(({ children }) => children.filter((child) => child.kind === 'element'))
  const body = rows.filter((cells) => cells.some(({ name }) => name === 'td'))
  const holdsFigures = (column: number) =>
    column > 0 && body.length > 0 && body.every((cells) => cells[column] && isFigure(cellText(cells[column])))
  return rows.flatMap((cells) =>
    cells
      .filter((_, column) => holdsFigures(column))
      .map(({ start, name }) => insert(start + `<${name}`.length, ' data-figure')),
  )
}
