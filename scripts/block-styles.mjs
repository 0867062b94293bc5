// Styles of the blocks that pages are made of (app/site/page-blocks/block-modules.ts): which files each kind needs.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { normalizePath, parseSync, Visitor } from 'vite'
import { root } from './bootstrap.mjs'

const table = 'app/site/page-blocks/block-modules.ts'
const everyPage = 'app/root.tsx'
const name = 'virtual:block-styles'
const list = '.vite/block-styles.json'

/**
 * The browser's build lists the styles of each kind; the server's build, which comes after it, takes the list in, so that
 * pages can name them. Only in the browser's build a kind is loaded when a page needs it: on the server the table imports
 * everything at once, so that the first page waits for no file, and in development Vite brings the styles along.
 */
export function blockStyles() {
  let isBuild = false
  let rows = []
  const isInBrowser = (environment) => isBuild && environment.name === 'client'
  return {
    name: 'block-styles',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const stylesOfKinds = ${JSON.stringify(isBuild ? read(list) : {})}` : undefined,
    async transform(code, id) {
      if (!id.endsWith(table)) return undefined
      const found = rowsOf(code)
      if (!isInBrowser(this.environment)) return importAtOnce(code, found)
      const resolve = async ({ kind, file }) => ({ kind, file: pathOf((await this.resolve(file, id)).id) })
      rows = await Promise.all(found.map(resolve))
      return undefined
    },
    generateBundle: {
      // After Vite, which moves styles between files here.
      order: 'post',
      handler(_options, bundle) {
        if (!isInBrowser(this.environment)) return
        this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(stylesByKind(rows, bundle)) })
      },
    },
  }
}

/** The files themselves, all of them, with those that a block names for print only. */
export function readBlockStyles() {
  const linked = Object.values(read('.vite/manifest.json')).flatMap(({ assets = [] }) => assets)
  const ofKinds = Object.values(read(list)).flatMap((styles) => styles.map((address) => address.slice(1)))
  return [...new Set([...ofKinds, ...linked.filter((file) => file.endsWith('.css'))])]
}

function read(file) {
  return JSON.parse(readFileSync(join(root, 'build/client', file), 'utf8'))
}

/** What the table says: of each kind the file that it imports, and where the import stands. */
export function rowsOf(code) {
  const rows = []
  let kind = ''
  const visitor = new Visitor({
    Property: ({ key }) => void (kind = key.name ?? key.value),
    ImportExpression: ({ source, start, end }) => void rows.push({ kind, file: source.value, start, end }),
  })
  visitor.visit(parseSync(table, code).program)
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

/** The addresses of styles by kind, without those that every page has. */
export function stylesByKind(rows, bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const stylesOf = (file, what) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => pathOf(id) === file))
    if (!chunk) throw new Error(`No file of the build has ${what} (${file}), so no page can name its styles.`)
    return stylesWith(chunk, bundle)
  }
  const everywhere = new Set(stylesOf(everyPage, 'what every page has'))
  const ownStyles = ({ kind, file }) => stylesOf(file, `the block “${kind}”`).filter((style) => !everywhere.has(style))
  return Object.fromEntries(rows.map((row) => [row.kind, ownStyles(row).map((style) => `/${style}`)]))
}

/** The styles of a file of the build and of all that it imports at once. */
function stylesWith(chunk, bundle) {
  const seen = new Set([chunk])
  // A set goes on over what is added meanwhile.
  for (const { imports } of seen) for (const file of imports) if (bundle[file]) seen.add(bundle[file])
  return [...new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
}

/** A module's path in this repository, without what Vite or React Router adds to its name. */
function pathOf(id) {
  return normalizePath(relative(root, id.split('?')[0]))
}
