// Style sheets of the public pages: a build of its own, of which only the styles and what they show are kept.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, normalizePath } from 'vite'
import { root } from './bootstrap.mjs'
import { css, isOnEveryPage, quiet } from './page-styles.mjs'

/** Beside the generated types: the client's own build empties its folder. */
const folder = '.react-router/page-styles'
const list = 'styles-of-pages.json'
const document = 'app/pages/render/document.tsx'
const pagesFolder = 'app/pages'
const blocksFolder = 'blocks'

/** `kinds` are the names in blocks/kinds.ts. */
export async function buildPageStyles(kinds) {
  const outDir = join(root, folder)
  rmSync(outDir, { recursive: true, force: true })
  const pages = pageNames().map((name) => `${pagesFolder}/${name}.tsx`)
  const files = blockFiles(kinds)
  const blocks = files.map((file) => `${blocksFolder}/${file}`)
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    css,
    plugins: [virtualModule(() => ({ everyPage: [], pages: {}, blocks: {} })), withoutBlocks(), listStyles(files)],
    build: {
      target: 'baseline-widely-available',
      outDir,
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: quiet,
        // What an entry exports is what uses its styles.
        preserveEntrySignatures: 'strict',
        input: [document, ...pages, ...blocks].map((file) => join(root, file)),
        output: { codeSplitting: { groups: [{ name: 'site', test: isOnEveryPage }] } },
      },
    },
  })
}

/** Puts style sheets, fonts and pictures into the client; returns their names. */
export function addPageStyles() {
  const from = join(root, folder, 'assets')
  const names = readdirSync(from)
  cpSync(from, join(root, 'build/client/assets'), { recursive: true })
  cpSync(join(root, folder, list), join(root, 'build/client/.vite', list))
  rmSync(join(root, folder), { recursive: true })
  return names.map((name) => `assets/${name}`)
}

/** For the server's build: the addresses of what each page and each kind of block needs. */
export function pageStyles() {
  let isBuild = false
  const read = () => JSON.parse(readFileSync(join(root, folder, list), 'utf8'))
  return {
    ...virtualModule(() => (isBuild ? read() : stylesInDevelopment())),
    configResolved: ({ command }) => void (isBuild = command === 'build'),
  }
}

/** Each block is an entry of its own here: through the table of all of them every page would bring their styles. */
function withoutBlocks() {
  return {
    name: 'without-blocks',
    load: (id) =>
      pathOf(id) === `${blocksFolder}/modules.ts` ? 'export const blockModules = {}, lookModules = {}' : undefined,
  }
}

/** Writes down which styles came of which page and block, and leaves the scripts out. */
function listStyles(files) {
  return {
    name: 'list-styles',
    generateBundle: {
      // After Vite, which moves styles between files here.
      order: 'post',
      handler(_options, bundle) {
        const source = JSON.stringify(describeStyles(bundle, pageNames(), files))
        this.emitFile({ type: 'asset', fileName: list, source })
        for (const [name, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[name]
      },
    },
  }
}

/** `everyPage` stands in the head of each; the others list what comes on top of it. */
export function describeStyles(bundle, names, files) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  // By what became of a module: where two need it, it stands in a file that is named after neither.
  const stylesOf = (file, what) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => pathOf(id) === file))
    if (!chunk) throw new Error(`No file of the build has ${what} (${file}), so no page can name its styles.`)
    return stylesWith(chunk, bundle).map((style) => `/${style}`)
  }
  const everyPage = stylesOf(document, 'what every page has')
  const more = (file, what) => stylesOf(file, what).filter((style) => !everyPage.includes(style))
  const pages = names.map((name) => [name, more(`${pagesFolder}/${name}.tsx`, `the page “${name}”`)])
  const blocks = files.map((name) => [`./${name}`, more(`${blocksFolder}/${name}`, `the block “${name}”`)])
  return { everyPage, pages: Object.fromEntries(pages), blocks: Object.fromEntries(blocks) }
}

/** The styles of a file of the build and of all that it imports at once. */
function stylesWith(chunk, bundle) {
  const seen = new Set([chunk])
  // A set goes on over what is added meanwhile.
  for (const { imports } of seen) for (const file of imports) if (bundle[file]) seen.add(bundle[file])
  return [...new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
}

/** Vite serves each sheet by its own address; which page needs which does not matter there. */
function stylesInDevelopment() {
  const first = '/app/kit/styles/index.css'
  const sheets = ['app/kit', 'app/site', blocksFolder].flatMap((from) =>
    readdirSync(join(root, from), { recursive: true })
      .filter((name) => name.endsWith('.css') && !name.endsWith('print.css'))
      .map((name) => `/${from}/${normalizePath(name)}`),
  )
  return { everyPage: [first, ...sheets.filter((sheet) => sheet !== first)], pages: {}, blocks: {} }
}

function virtualModule(describe) {
  const name = 'virtual:page-styles'
  return {
    name: 'page-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return Object.entries(describe())
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function pageNames() {
  const files = readdirSync(join(root, pagesFolder)).filter((name) => name.endsWith('.tsx'))
  return files.map((name) => name.replace('.tsx', ''))
}

/** What draws each kind of block, and the looks that have a file of their own, as blocks/modules.ts names them. */
export function blockFiles(kinds) {
  return kinds.flatMap((kind) => {
    const name = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const file = `${blocksFolder}/${name}/block.tsx`
    if (!existsSync(join(root, file))) throw new Error(`The block “${kind}” of blocks/kinds.ts has no ${file}.`)
    const looks = join(root, blocksFolder, name, 'looks')
    const others = existsSync(looks) ? readdirSync(looks).filter((other) => other.endsWith('.tsx')) : []
    return [`${name}/block.tsx`, ...others.map((other) => `${name}/looks/${other}`)]
  })
}

/** A module's path in this repository, without what Vite adds to its name. */
function pathOf(id) {
  return normalizePath(relative(root, id.split('?')[0]))
}
