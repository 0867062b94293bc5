import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageBlockKinds } from '#shared/content/page-blocks/page-block-kinds.ts'
import { blockStyles, describeStyles } from './block-styles.mjs'
import { root } from './bootstrap.mjs'

const manifest = {
  'app/root.tsx?x': { css: ['assets/site.css'], imports: [] },
  'app/site/faq/list.tsx': { css: ['assets/list.css'], imports: ['_shared.js'] },
  '_shared.js': { css: ['assets/shared.css', 'assets/site.css'] },
}

test('a kind names the styles of its file and of what that imports, not those of every page', () => {
  const source =
    "  faq: async () => (await import('#site/faq/list.tsx')).List,\n  'text.law': async () => (await import('./none.tsx')).None,"
  expect(describeStyles(source, manifest)).toEqual({ faq: ['/assets/list.css', '/assets/shared.css'], 'text.law': [] })
})

test('the table of the site is understood row by row', () => {
  const source = readFileSync(join(root, 'app/site/page-blocks/block-modules.ts'), 'utf8')
  expect(Object.keys(describeStyles(source, {}))).toEqual(expect.arrayContaining(Object.keys(pageBlockKinds)))
})

test('only the built client loads a kind when a page needs it; elsewhere the table imports everything at once', () => {
  const plugin = blockStyles() as unknown as {
    configResolved(config: { command: string }): void
    transform(this: { environment: { name: string } }, code: string, id: string): string | undefined
  }
  const table = '/x/app/site/page-blocks/block-modules.ts'
  const source = "  faq: async () => (await import('#site/faq/list.tsx')).List,"
  const made = (command: string, name: string, file = table) => {
    plugin.configResolved({ command })
    return plugin.transform.call({ environment: { name } }, source, file)
  }
  const atOnce = "import * as block0 from '#site/faq/list.tsx'\n  faq: async () => (await block0).List,"
  expect(made('build', 'client')).toBeUndefined()
  expect(made('build', 'ssr')).toBe(atOnce)
  expect(made('serve', 'client')).toBe(atOnce)
  expect(made('serve', 'client', '/x/other.ts')).toBeUndefined()
})
