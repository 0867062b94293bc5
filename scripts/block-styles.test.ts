import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageBlockKinds } from '#shared/content/page-blocks/page-block-kinds.ts'
import { blockStyles, rowsOf, stylesByKind } from './block-styles.mjs'
import { root } from './bootstrap.mjs'

const table = join(root, 'app/site/page-blocks/block-modules.ts')

function chunk(modules: string[], css: string[], imports: string[] = []) {
  const moduleIds = modules.map((file) => join(root, file))
  return { type: 'chunk' as const, moduleIds, imports, viteMetadata: { importedCss: new Set(css) } }
}
const bundle = {
  'assets/root.js': chunk(['app/root.tsx?__react-router-build-client-route'], ['assets/site.css']),
  'assets/list.js': chunk(['app/site/faq/list.tsx'], ['assets/list.css'], ['assets/shared.js', 'elsewhere']),
  'assets/shared.js': chunk(
    ['app/site/faq/parts.tsx', 'app/site/blocks/faq.tsx'],
    ['assets/shared.css'],
    ['assets/root.js', 'assets/list.js'],
  ),
  'assets/list.css': { type: 'asset' as const },
}

test('a kind names the styles of its file and of what that imports, not those of every page', () => {
  const styles = stylesByKind([{ kind: 'list', file: 'app/site/faq/list.tsx' }], bundle)
  expect(styles).toEqual({ list: ['/assets/list.css', '/assets/shared.css'] })
})

test('a kind that the build put into one file with something else has its styles all the same', () => {
  const styles = stylesByKind([{ kind: 'faq', file: 'app/site/blocks/faq.tsx' }], bundle)
  expect(styles).toEqual({ faq: ['/assets/shared.css', '/assets/list.css'] })
})

test('a kind that is in no file of the build ends it, by name', () => {
  const rows = [{ kind: 'faq', file: 'app/site/blocks/gone.tsx' }]
  expect(() => stylesByKind(rows, bundle)).toThrow(
    'No file of the build has the block “faq” (app/site/blocks/gone.tsx)',
  )
  expect(() => stylesByKind([], {})).toThrow('No file of the build has what every page has (app/root.tsx)')
})

test('the table of the site has a row for every kind', () => {
  const kinds = rowsOf(readFileSync(table, 'utf8')).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(Object.keys(pageBlockKinds)))
})

test('only the built client loads a kind when a page needs it; elsewhere the table imports everything at once', async () => {
  const plugin = blockStyles() as unknown as {
    configResolved(config: { command: string }): void
    transform(this: object, code: string, id: string): Promise<string | undefined>
  }
  const source = `const table = {
  faq: async () => (await import('#site/faq/list.tsx')).List,
  'text.law': async () => (await import("#site/blocks/law.tsx")).Law, // in other words
  more: async () => (await import('#site/faq/list.tsx')).More,
}`
  const made = (command: string, name: string, file = table) => {
    plugin.configResolved({ command })
    const resolve = (id: string) => ({ id })
    return plugin.transform.call({ environment: { name }, resolve }, source, file)
  }
  const atOnce = `import * as block0 from '#site/faq/list.tsx'
import * as block1 from '#site/blocks/law.tsx'
const table = {
  faq: async () => (await block0).List,
  'text.law': async () => (await block1).Law, // in other words
  more: async () => (await block0).More,
}`
  expect(await made('build', 'client')).toBeUndefined()
  expect(await made('build', 'ssr')).toBe(atOnce)
  expect(await made('serve', 'client')).toBe(atOnce)
  expect(await made('serve', 'client', '/x/other.ts')).toBeUndefined()
})
