import { expect, test } from 'vitest'
import { beginsLikeAPage, matchSiteRoute } from './site-routes.ts'

test('an address leads to its page, with what stands in the variable parts', () => {
  expect(matchSiteRoute('/')?.pattern).toBe('/')
  expect(matchSiteRoute('/blog/a%20b')).toEqual({
    pattern: '/blog/:postId',
    parameters: { postId: 'a%20b' },
  })
  for (const path of ['/nix', '/blog/a/b', '/leistungen', '/admin', '/login'])
    expect(matchSiteRoute(path), path).toBeUndefined()
})

test('what begins like a page is told from what does not', () => {
  expect(['/leistungen', '/blog/a/b'].every(beginsLikeAPage)).toBe(true)
  expect(['/nix', '/:legal/x'].some(beginsLikeAPage)).toBe(false)
})
