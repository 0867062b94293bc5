import { expect, test } from 'vitest'
import { linkStyles } from '#shared/html/written-styles.ts'
import { policyHash } from './own-scripts.ts'
import { createPageStyles } from './page-styles.ts'
import { assemble } from './representation.ts'

const sheets: Record<string, string> = {
  '/assets/site-a.css': '@media (width < 40em){a{color:red}}',
  '/assets/blog-a.css': '.a{background:url("data:image/svg+xml,<svg></svg>")}',
  '/assets/bad-a.css': '.a::before{content:"</style><script>"}',
  '/assets/picture-a.svg': '<svg></svg>',
}
const files = {
  get: (path: string) => (sheets[path] ? assemble(200, [], { identity: Buffer.from(sheets[path]) }) : undefined),
  pageStyles: () => ['/assets/site-a.css', '/assets/blog-a.css', '/assets/gone-a.css'],
}
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`
const write = (page: string, of = createPageStyles(files)) => {
  const { body, hashes } = of.writeInto(Buffer.from(page))
  return { html: body.toString(), hashes }
}

test('styles stand where the first link to one stood, each once and in their order, and the policy knows them', () => {
  const page = `<head>${link('/assets/site-a.css#')}<title>ö</title></head><main>${link('/assets/blog-a.css')}<p>${link('/assets/blog-a.css')}</p></main>`
  const { html, hashes } = write(page)
  const [site, blog] = [sheets['/assets/site-a.css'], sheets['/assets/blog-a.css']]
  expect(html).toBe(
    `<head><style data-href="/assets/site-a.css">${site}</style><style data-href="/assets/blog-a.css">${blog}</style><title>ö</title></head><main><p></p></main>`,
  )
  expect(hashes).toEqual([policyHash(site!), policyHash(blog!)])
  expect(linkStyles(html)).toBe(
    `<head>${link('/assets/site-a.css')}${link('/assets/blog-a.css')}<title>ö</title></head><main><p></p></main>`,
  )
})

test.each([
  ['a file that is not there', link('/assets/other-a.css')],
  ['no style sheet', link('/assets/picture-a.svg')],
  ['styles that would end their element', link('/assets/bad-a.css')],
  ['styles for paper', '<link rel="stylesheet" media="print" href="/assets/site-a.css"/>'],
  ['styles of somebody else', link('https://elsewhere.example/assets/site-a.css')],
  ['a page without styles', '<p>Guten Tag</p>'],
])('%s stays as it is', (_name, page) => {
  expect(write(page)).toEqual({ html: page, hashes: [] })
  expect(write(page, createPageStyles(undefined))).toEqual({ html: page, hashes: [] })
})

test('the hashes of all sheets are those of the files that are there', () => {
  expect(createPageStyles(files).hashes()).toEqual([
    policyHash(sheets['/assets/site-a.css']!),
    policyHash(sheets['/assets/blog-a.css']!),
  ])
})
