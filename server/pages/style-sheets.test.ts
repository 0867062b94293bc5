import { expect, test } from 'vitest'
import { linkStyle, linkStyles } from '#shared/html/written-styles.ts'
import { assemble } from '#server/http/representation.ts'
import { policyHash } from '#server/http/security-headers.ts'
import { createStyleSheets } from './style-sheets.ts'

const sheets: Record<string, string> = {
  '/assets/site-a.css': '@media (width < 40em){a{color:red}}',
  '/assets/blog-a.css': '.a{background:url("data:image/svg+xml,<svg></svg>")}',
  '/assets/bad-a.css': '.a::before{content:"</style><script>"}',
  '/assets/picture-a.svg': '<svg></svg>',
}
const files = {
  get: (path: string) => (sheets[path] ? assemble(200, [], { identity: Buffer.from(sheets[path]) }) : undefined),
}

test('styles are written in their order, and the policy knows them', () => {
  const addresses = ['/assets/site-a.css', '/assets/blog-a.css']
  const { elements, hashes } = createStyleSheets(files).write(addresses)
  const [site, blog] = addresses.map((address) => sheets[address]!)
  expect(elements).toBe(
    `<style data-href="/assets/site-a.css">${site}</style><style data-href="/assets/blog-a.css">${blog}</style>`,
  )
  expect(hashes).toEqual([policyHash(site!), policyHash(blog!)])
  expect(linkStyles(elements)).toBe(addresses.map(linkStyle).join(''))
})

test.each([
  ['a file that is not there', '/assets/other-a.css'],
  ['no style sheet', '/assets/picture-a.svg'],
  ['styles that would end their element', '/assets/bad-a.css'],
  ['styles of somebody else', 'https://elsewhere.example/assets/site-a.css'],
])('%s stays a link', (_name, address) => {
  expect(createStyleSheets(files).write([address])).toEqual({ elements: linkStyle(address), hashes: [] })
})

test('without a build all stay links', () => {
  expect(createStyleSheets(undefined).write(['/assets/site-a.css']).hashes).toEqual([])
})
