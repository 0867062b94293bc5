import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('__BUILD_FACTS__', { version: '4', siteAssets: [], adminAssets: [] })
const { outdatedCaches } = await import('./kept-caches.ts')

afterAll(() => void vi.unstubAllGlobals())

test('this version and two before stay, others and nothing else go', () => {
  const names = ['pages-1', 'admin-1', 'pages-2', 'elsewhere', 'pages-3', 'pages-4']
  expect(outdatedCaches(names, 'pages-', '4')).toEqual(['pages-1'])
  expect(outdatedCaches(names, 'admin-', '4')).toEqual([])
})

test('going back to an earlier version keeps those that were left', () => {
  expect(outdatedCaches(['pages-1', 'pages-2', 'pages-3', 'pages-4'], 'pages-', '2')).toEqual(['pages-1'])
})
