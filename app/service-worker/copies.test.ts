import { afterAll, expect, test, vi } from 'vitest'

vi.stubGlobal('__BUILD_FACTS__', { version: 'v2', siteAssets: [], adminAssets: [] })
const { isPublicAnswer } = await import('./copies.ts')

afterAll(() => void vi.unstubAllGlobals())

const answer = (changes: object = {}, control = 'public, max-age=0, must-revalidate') => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'cache-control': control }),
  ...changes,
})

test('a complete public answer may be kept', () => {
  expect(isPublicAnswer(answer())).toBe(true)
})

test.each([
  ['an error', answer({ status: 503 })],
  ['a part', answer({ status: 206 })],
  ['an answer of another site', answer({ type: 'opaque' })],
  ['where a redirect led', answer({ redirected: true })],
  ['what the server forbids to store', answer({}, 'no-store')],
  ['what is meant for one person', answer({}, 'private, max-age=60')],
])('%s is not kept', (_, given) => {
  expect(isPublicAnswer(given)).toBe(false)
})
