import { expect, test } from 'vitest'
import { pageHeadersOf } from './mirrored-page.ts'
import { policyHash } from './security-headers.ts'
import { assemble } from './representation.ts'
import { pageContentPolicy } from './security-headers.ts'

const [site, blog, home, brand] = ['site', 'blog', 'home', 'brand'].map(policyHash) as [string, string, string, string]
const sheets = [site, blog, home]

const page = (...styles: string[]) => {
  const policy = pageContentPolicy({ scripts: [policyHash('start()')], styles })
  const headers: [string, string][] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', policy],
  ]
  return assemble(200, headers, { identity: Buffer.from(styles.join()) })
}

test('pages with other styles share a folder, whose policy allows the styles of all and nothing else', () => {
  const [first, second] = [page(site, home, brand), page(site, blog, brand)].map((each) => pageHeadersOf(each, sheets))
  expect(first).toEqual(second)
  const policy = first!.headers[first!.headers.indexOf('content-security-policy') + 1]!
  const [, styles] = /style-src ([^;]*)/.exec(policy)!
  expect(styles!.split(' ')).toEqual(["'self'", brand, site, blog, home])
  expect(policy.replace(/style-src [^;]*/, '')).toBe(
    pageContentPolicy({ scripts: [policyHash('start()')], styles: [] }).replace(/style-src [^;]*/, ''),
  )
})

test('another look is another folder', () => {
  expect(pageHeadersOf(page(site, brand), sheets).folder).not.toBe(pageHeadersOf(page(site), sheets).folder)
})
