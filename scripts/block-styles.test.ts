import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageBlockKinds } from '#shared/content/page-blocks/page-block-kinds.ts'
import { blocksAtOnce, rowsOf } from './block-styles.mjs'
import { root } from './bootstrap.mjs'
import { describeStyles } from './build-page-styles.mjs'

const table = join(root, 'app/site/page-blocks/block-modules.ts')

function chunk(modules: string[], css: string[], imports: string[] = []) {
  const moduleIds = modules.map((file) => join(root, file))
  return { type: 'chunk' as const, moduleIds, imports, viteMetadata: { importedCss: new Set(css) } }
}
const bundle = {
  'assets/document.js': chunk(['app/pages/render/document.tsx'], ['assets/site.css']),
  'assets/faq.js': chunk(['app/pages/faq.tsx'], ['assets/faq.css'], ['assets/shared.js']),
  'assets/list.js': chunk(['app/site/faq/list.tsx'], ['assets/list.css'], ['assets/shared.js', 'elsewhere']),
  'assets/shared.js': chunk(
    ['app/site/faq/parts.tsx', 'app/site/blocks/faq.tsx'],
    ['assets/shared.css'],
    ['assets/document.js', 'assets/list.js'],
  ),
  'assets/list.css': { type: 'asset' as const },
}

test('a page and a kind of block name the styles of their file and of what that imports, not those of every page', () => {
  const { everyPage, pages, kinds } = describeStyles(bundle, ['faq'], [{ kind: 'list', file: 'app/site/faq/list.tsx' }])
  expect(everyPage).toEqual(['/assets/site.css'])
  expect(pages).toEqual({ faq: ['/assets/faq.css', '/assets/shared.css', '/assets/list.css'] })
  expect(kinds).toEqual({ list: ['/assets/list.css', '/assets/shared.css'] })
})

test('a kind that the build put into one file with something else has its styles all the same', () => {
  const { kinds } = describeStyles(bundle, [], [{ kind: 'faq', file: 'app/site/blocks/faq.tsx' }])
  expect(kinds).toEqual({ faq: ['/assets/shared.css', '/assets/list.css'] })
})

test('a page or kind that is in no file of the build ends it, by name', () => {
  const blocks = [{ kind: 'faq', file: 'app/site/blocks/gone.tsx' }]
  expect(() => describeStyles(bundle, [], blocks)).toThrow(
    'No file of the build has the block “faq” (app/site/blocks/gone.tsx)',
  )
  expect(() => describeStyles(bundle, ['gone'], [])).toThrow('the page “gone” (app/pages/gone.tsx)')
  expect(() => describeStyles({}, [], [])).toThrow('what every page has (app/pages/render/document.tsx)')
})

test('the table of the site has a row for every kind', () => {
  const kinds = rowsOf(readFileSync(table, 'utf8')).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(pageBlockKinds)))
})

test('the server imports all blocks at once', () => {
  const { transform } = blocksAtOnce() as unknown as { transform(code: string, id: string): string | undefined }
  const source = `const table = {
  faq: async () => (await import('#site/faq/list.tsx')).List,
  'text.law': async () => (await import("#site/blocks/law.tsx")).Law, // in other words
  more: async () => (await import('#site/faq/list.tsx')).More,
}`
  const atOnce = `import * as block0 from '#site/faq/list.tsx'
import * as block1 from '#site/blocks/law.tsx'
const table = {
  faq: async () => (await block0).List,
  'text.law': async () => (await block1).Law, // in other words
  more: async () => (await block0).More,
}`
  expect(transform(source, table)).toBe(atOnce)
  expect(transform(source, '/x/other.ts')).toBeUndefined()
})
