import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'
import { blockFiles, describeStyles } from './build-page-styles.mjs'

function chunk(modules: string[], css: string[], imports: string[] = []) {
  const moduleIds = modules.map((file) => join(root, file))
  return { type: 'chunk' as const, moduleIds, imports, viteMetadata: { importedCss: new Set(css) } }
}
const bundle = {
  'assets/document.js': chunk(['app/pages/render/document.tsx'], ['assets/site.css']),
  'assets/faq.js': chunk(['app/pages/faq.tsx'], ['assets/faq.css'], ['assets/shared.js']),
  'assets/list.js': chunk(['blocks/list/block.tsx'], ['assets/list.css'], ['assets/shared.js', 'elsewhere']),
  'assets/shared.js': chunk(
    ['app/site/faq/parts.tsx', 'blocks/faq/looks/law.tsx'],
    ['assets/shared.css'],
    ['assets/document.js', 'assets/list.js'],
  ),
  'assets/list.css': { type: 'asset' as const },
}

test('a page and a block name the styles of their file and of what that imports, not those of every page', () => {
  const { everyPage, pages, blocks } = describeStyles(bundle, ['faq'], ['list/block.tsx'])
  expect(everyPage).toEqual(['/assets/site.css'])
  expect(pages).toEqual({ faq: ['/assets/faq.css', '/assets/shared.css', '/assets/list.css'] })
  expect(blocks).toEqual({ './list/block.tsx': ['/assets/list.css', '/assets/shared.css'] })
})

test('a block that the build put into one file with something else has its styles all the same', () => {
  const { blocks } = describeStyles(bundle, [], ['faq/looks/law.tsx'])
  expect(blocks).toEqual({ './faq/looks/law.tsx': ['/assets/shared.css', '/assets/list.css'] })
})

test('a page or block that is in no file of the build ends it, by name', () => {
  expect(() => describeStyles(bundle, [], ['gone/block.tsx'])).toThrow(
    'No file of the build has the block “gone/block.tsx” (blocks/gone/block.tsx)',
  )
  expect(() => describeStyles(bundle, ['gone'], [])).toThrow('the page “gone” (app/pages/gone.tsx)')
  expect(() => describeStyles({}, [], [])).toThrow('what every page has (app/pages/render/document.tsx)')
})

test('a kind of block that nothing draws ends the build, by name', () => {
  expect(blockFiles(['quote', 'callToAction'])).toEqual(['quote/block.tsx', 'call-to-action/block.tsx'])
  expect(() => blockFiles(['quote', 'notDrawn'])).toThrow(
    'The block “notDrawn” of blocks/kinds.ts has no blocks/not-drawn/block.tsx.',
  )
})
