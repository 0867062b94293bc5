import { expect, test } from 'vitest'
import { beginsLikeAPage, matchSiteRoute } from './site-routes.ts'

test('an address leads to its page, with what stands in the variable parts', () => {
  expect(matchSiteRoute('/')?.pattern).toBe('/')
  expect(matchSiteRoute('/blog/a%20b')).toEqual({
    pattern: '/blog/:postId',
    parameters: { postId: 'a%20b' },
  })
  for (const path of ['/blog/a/b', '/leistungen', '/admin', '/login'])
    expect(matchSiteRoute(path), path).toBeUndefined()
})

test('what begins like a page is told from what does not', () => {
  expect(['/leistungen', '/blog/a/b'].every(beginsLikeAPage)).toBe(true)
  expect(['/nix', '/:legal/x'].some(beginsLikeAPage)).toBe(false)
})

test('an address at the root that nothing else has may be a page of the owner', () => {
  expect(matchSiteRoute('/ueber-solar')).toEqual({ pattern: '/:page', parameters: { page: 'ueber-solar' } })
  for (const path of ['/admin', '/login', '/leistungen', '/vorschau', '/Groß', '/a.b', '/-', '/__'])
    expect(matchSiteRoute(path), path).toBeUndefined()
})
