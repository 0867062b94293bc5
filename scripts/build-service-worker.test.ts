import { expect, test } from 'vitest'
import { describeBuild } from './build-service-worker.mjs'

const files = [
  'assets/home-a.js',
  'assets/home-a.js.br',
  'assets/shared-a.js',
  'assets/list-a.js',
  'assets/list-a.css',
  'assets/stray-a.css',
  'assets/manifest-1.js',
  'assets/site-manifest-1.js',
]
const manifest = {
  'app/routes/site/home.tsx?x': { file: 'assets/home-a.js', dynamicImports: ['_shared'] },
  'app/routes/admin/list.tsx?x': { file: 'assets/list-a.js', css: ['assets/list-a.css'], imports: ['_shared'] },
  _shared: { file: 'assets/shared-a.js' },
}

test('visitors get everything but what only the admin area loads', () => {
  const { siteAssets, adminAssets } = describeBuild(files, manifest)
  expect(siteAssets).toEqual([
    '/assets/home-a.js',
    '/assets/shared-a.js',
    '/assets/site-manifest-1.js',
    '/assets/stray-a.css',
  ])
  expect(adminAssets).toEqual(['/assets/list-a.css', '/assets/list-a.js', '/assets/manifest-1.js'])
})

test('the version changes with the files, not with their order or compressed siblings', () => {
  const { version } = describeBuild(files, manifest)
  expect(describeBuild(files.toReversed().slice(1), manifest).version).not.toBe(version)
  expect(describeBuild([...files.toReversed(), 'assets/home-a.js.gz'], manifest).version).toBe(version)
})
