import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { pages as pageCollection } from '#shared/content/pages.ts'
import { projectRoot } from '../start-site.ts'
import { filesOfBlock } from '#blocks/find-block.ts'
import type { PageBlock } from '#blocks/kinds.ts'

// Reads the build: what a first visit of a public page loads before anybody touches anything, as sent (Brotli).

type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>
const client = join(projectRoot, 'build/client')
const readManifest = (name: string) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as Manifest
const site = readManifest('site-manifest.json')
const rendered = readManifest('manifest.json')
/** As scripts/build-page-styles.mjs lists them. */
const styles = JSON.parse(readFileSync(join(client, '.vite/styles-of-pages.json'), 'utf8')) as {
  everyPage: string[]
  pages: Record<string, string[]>
  blocks: Record<string, string[]>
}

/** How pages are compressed (server/http/representation.ts). */
const pageQuality = 5
const kilobyte = 1024
const scriptLimit = 70 * kilobyte
const styleLimit = 15 * kilobyte
const fontLimit = 55 * kilobyte

const start = 'app/site/browser/start.ts'
/** Loaded on an occasion only: a message that waits, a draft that is shown, an editor, the first island. */
const onOccasion = /send-queued|start-draft-frame|start-edit-bar|browser\/react/
/** What a behaviour loads by itself, on the pages that have it (app/site/browser/behaviours.ts). */
const ofOnePage = site[start]!.dynamicImports!.filter((key) => key.endsWith('.ts') && !onOccasion.test(key))
const seededPages = pageCollection.defaults
const islands = Object.keys(site).filter((key) => key.endsWith('.tsx'))
const pages = Object.keys(styles.pages)

test('a page runs at most 70 KB of script before it is touched, whatever stands on it', () => {
  expect(ofOnePage.length).toBeGreaterThan(3)
  expect(weight(closure(site, [start, ...ofOnePage]).map(({ file }) => file))).toBeLessThanOrEqual(scriptLimit)
})

test('React comes with what somebody turns to, and with nothing else', () => {
  const runsReact = (chunks: Chunk[]) =>
    chunks.some(({ file }) => scriptOf(file).includes('react.transitional.element'))
  expect(runsReact(closure(site, [start, ...ofOnePage]))).toBe(false)
  expect(islands.length).toBeGreaterThan(3)
  expect(runsReact(closure(site, islands))).toBe(true)
})

test('what every page has is one sheet, which states the order of the layers before anything else', () => {
  expect(styles.everyPage).toHaveLength(1)
  expect(readFileSync(join(client, styles.everyPage[0]!), 'utf8')).toMatch(/^@layer (reset|[\w, ]+;)/)
})

test('islands and dialogs have one small sheet, and repeat nothing of what every page has', () => {
  const { file } = site['style.css']!
  expect(Object.values(site).flatMap(({ css = [] }) => css)).toEqual([])
  expect(weightOfStyles([file])).toBeLessThanOrEqual(5 * kilobyte)
  const everyPage = readFileSync(join(client, styles.everyPage[0]!), 'utf8')
  const classesOf = (sheet: string) => new Set(sheet.match(/\.[a-z][\w-]*-\w{4}\b/gi))
  expect(classesOf(everyPage).size).toBeGreaterThan(100)
  const ofIslands = classesOf(readFileSync(join(client, file), 'utf8'))
  expect([...ofIslands].filter((name) => classesOf(everyPage).has(name))).toEqual([])
})

test.each(pages)('the styles of %s stay within 15 KB', (page) => {
  expect(weightOfStyles(stylesOfPage(page))).toBeLessThanOrEqual(styleLimit)
})

test.each(
  seededPages.map(
    ({ id = '', blocks = [] }) => [id, blocks.flatMap((block) => filesOfBlock(block as PageBlock))] as const,
  ),
)('the page %s with the blocks it came with stays within 15 KB of styles', (id, files) => {
  const page = pages.includes(id) ? id : 'block-page'
  expect(
    weightOfStyles([...stylesOfPage(page), ...files.flatMap((file) => styles.blocks[file] ?? [])]),
  ).toBeLessThanOrEqual(styleLimit)
})

test('every kind of block has its code in a file that pages can name', () => {
  const named = new Set(
    seededPages.flatMap(({ blocks = [] }) => blocks.map((block) => filesOfBlock(block as PageBlock)[0])),
  )
  expect(Object.keys(styles.blocks)).toEqual(expect.arrayContaining([...named]))
})

test('a look that is loaded by itself brings styles along', () => {
  const looks = Object.entries(styles.blocks).filter(([file]) => file.includes('/looks/'))
  expect(looks.length).toBeGreaterThan(5)
  for (const [name, sheets] of looks) expect(sheets.length, name).toBeGreaterThan(0)
})

test('the fonts stay within 55 KB', () => {
  const fonts = Object.values(rendered)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(weight(fonts)).toBeLessThanOrEqual(fontLimit)
})

const withTextEditor = ['editor', 'document']
const ofScreen = /^app\/routes\/admin\/(?!layout)([\w-]+)\.tsx/
const screens = [...new Set(Object.keys(rendered).flatMap((key) => ofScreen.exec(key)?.[1] ?? []))]

test('the screens of the admin area are known', () => expect(screens.length).toBeGreaterThan(30))

test.each(screens)('the screen %s of the admin area runs little script, in few files', (screen) => {
  const hasEditor = withTextEditor.includes(screen)
  const frame = ['app/entry.client', 'app/root', 'app/routes/admin/layout', `app/routes/admin/${screen}`]
  const entries = Object.keys(rendered).filter((key) => frame.some((name) => key.startsWith(`${name}.tsx`)))
  expect(entries.length).toBeGreaterThanOrEqual(frame.length)
  const parts = hasEditor ? ['app/admin/rich-text/rich-text-editor.tsx'] : []
  const chunks = closure(rendered, [...entries, ...parts])
  const scripts = chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))
  expect(weight(scripts)).toBeLessThanOrEqual((hasEditor ? 500 : 300) * kilobyte)
  const files = new Set([...scripts, ...chunks.flatMap(({ css = [] }) => css)])
  expect(files.size).toBeLessThanOrEqual(screen === 'list' ? 25 : 40)
})

test('neither content definitions nor a router nor server nor admin code is in any public script', () => {
  const scripts = Object.values(site).filter(({ file }) => file.endsWith('.js'))
  expectWithout(scripts, ['No blog post ID', 'sqlite', 'Musterwerk', '/admin/inhalte', 'altglyphitem', '__reactRouter'])
})

test('zod checks what people send, and is loaded no earlier', () => {
  expectWithout(closure(site, [start, ...ofOnePage]), ['ZodError'])
})

test('the admin area starts, and shows lists, without checking anything and without knowing all that can be said', () => {
  const parts = ['entry.client', 'root', 'routes/admin/layout', 'routes/admin/list', 'routes/admin/dashboard']
  const entries = Object.keys(rendered).filter((key) => parts.some((name) => key.startsWith(`app/${name}.tsx`)))
  const loaders = 'app/admin/offline/client-loaders.ts'
  const scripts = closure(rendered, [...entries, loaders]).filter(({ file }) => file.endsWith('.js'))
  expectWithout(scripts, ['ZodError', 'No blog post ID'])
})

function stylesOfPage(page: string): string[] {
  return [...styles.everyPage, ...styles.pages[page]!]
}

function expectWithout(chunks: Chunk[], traces: string[]): void {
  for (const { file } of chunks)
    for (const trace of traces) expect(scriptOf(file).includes(trace), `${trace} in ${file}`).toBe(false)
}

/** Files that come with these, at once. */
function closure(manifest: Manifest, keys: string[]): Chunk[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...seen].map((key) => manifest[key]!)
}

function scriptOf(file: string): string {
  return readFileSync(join(client, file), 'utf8')
}

/** They come in one piece, in the page itself. */
function weightOfStyles(files: string[]): number {
  const text = [...new Set(files)].map((file) => readFileSync(join(client, file), 'utf8')).join('')
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality } }).length
}

function weight(files: string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const path = join(client, file)
    return sum + statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
  }, 0)
}
