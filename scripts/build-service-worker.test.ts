import { expect, test } from 'vitest'
import { describeBuild } from './build-service-worker.mjs'

const files = [
  'assets/start-a.js',
  'assets/start-a.js.br',
  'assets/chat-a.js',
  'assets/chat-a.css',
  'assets/home-a.js',
  'assets/home-a.css',
  'assets/icons-a.svg',
  'assets/root-a.js',
  'assets/shared-a.js',
  'assets/shared-a.css',
  'assets/late-a.js',
  'assets/late-a.css',
  'assets/list-a.js',
  'assets/list-a.css',
  'assets/dialog-a.js',
  'assets/login-a.js',
  'assets/stray-a.css',
  'assets/manifest-1.js',
]
const manifest = {
  'app/root.tsx?x': { file: 'assets/root-a.js', imports: ['_shared'] },
  'app/routes/admin/list.tsx?x': {
    file: 'assets/list-a.js',
    css: ['assets/list-a.css'],
    imports: ['_shared'],
    dynamicImports: ['app/admin/dialog.tsx'],
  },
  'app/admin/dialog.tsx': { file: 'assets/dialog-a.js' },
  'app/routes/sign-in/login.tsx?x': { file: 'assets/login-a.js' },
  _shared: { file: 'assets/shared-a.js', css: ['assets/shared-a.css'], assets: ['assets/icons-a.svg'] },
}
const siteManifest = {
  'app/site/browser/start.ts': { file: 'assets/start-a.js', isEntry: true, dynamicImports: ['app/site/chat.tsx'] },
  'app/site/chat.tsx': { file: 'assets/chat-a.js', css: ['assets/chat-a.css'] },
}
const styleFiles = ['assets/home-a.css', 'assets/late-a.css', 'assets/shared-a.css', 'assets/icons-a.svg']

test('visitors get the scripts of their own build, and the styles and pictures of the pages', () => {
  expect(describeBuild(files, manifest, siteManifest, styleFiles).siteAssets).toEqual([
    '/assets/chat-a.css',
    '/assets/chat-a.js',
    '/assets/home-a.css',
    '/assets/icons-a.svg',
    '/assets/late-a.css',
    '/assets/shared-a.css',
    '/assets/start-a.js',
  ])
})

test('the admin area gets what it loads itself, signing in included, and nothing twice', () => {
  expect(describeBuild(files, manifest, siteManifest, styleFiles).adminAssets).toEqual([
    '/assets/dialog-a.js',
    '/assets/list-a.css',
    '/assets/list-a.js',
    '/assets/login-a.js',
    '/assets/manifest-1.js',
    '/assets/root-a.js',
    '/assets/shared-a.js',
  ])
})

test('the version changes with the files, not with their order or compressed siblings', () => {
  const versionOf = (list: string[]) => describeBuild(list, manifest, siteManifest, styleFiles).version
  expect(versionOf(files.toReversed().slice(1))).not.toBe(versionOf(files))
  expect(versionOf([...files.toReversed(), 'assets/home-a.js.gz'])).toBe(versionOf(files))
})
