// The table of the blocks that pages are made of (app/site/page-blocks/block-modules.ts), as the builds read it.
import { parseSync, Visitor } from 'vite'

export const tableOfBlocks = 'app/site/page-blocks/block-modules.ts'

/**
 * The server renders without waiting for a file, so its build imports the blocks at once. The build of the styles leaves the
 * table as it is written: each block stands in a file of its own there, and so do its styles.
 */
export function blocksAtOnce() {
  return {
    name: 'blocks-at-once',
    transform: (code, id) => (id.endsWith(tableOfBlocks) ? importAtOnce(code, rowsOf(code)) : undefined),
  }
}

/** What the table says: of each kind the file that it imports, and where the import stands. */
export function rowsOf(code) {
  const rows = []
  let kind = ''
  const visitor = new Visitor({
    Property: ({ key }) => void (kind = key.name ?? key.value),
    ImportExpression: ({ source, start, end }) => void rows.push({ kind, file: source.value, start, end }),
  })
  visitor.visit(parseSync(tableOfBlocks, code).program)
  return rows
}

function importAtOnce(code, rows) {
  const files = [...new Set(rows.map(({ file }) => file))]
  const imports = files.map((file, index) => `import * as block${index} from '${file}'`)
  // From the end, so that the places before stay where they are.
  const replaced = rows
    .toReversed()
    .reduce(
      (text, { file, start, end }) => `${text.slice(0, start)}block${files.indexOf(file)}${text.slice(end)}`,
      code,
    )
  return [...imports, replaced].join('\n')
}
