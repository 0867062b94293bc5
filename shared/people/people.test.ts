import { expect, test } from 'vitest'
import { definitions, findDefinition } from '#shared/content/index.ts'
import { mayUse, rightToWrite, safeNext } from './people.ts'

test('an editor writes content, but not what the company answers for legally (J25)', () => {
  const may = definitions.filter((definition) => mayUse('editor', rightToWrite(definition))).map(({ name }) => name)
  expect(may).toContain('blogPosts')
  expect(may).toContain('pages')
  for (const name of [
    'generalSettings',
    'brand',
    'headerMenu',
    'footer',
    'companyProfile',
    'impressum',
    'registeredServices',
    'siteOptions',
  ])
    expect(may).not.toContain(name)
})

test('an administrator may do everything', () => {
  for (const right of ['public', 'edit-content', 'administrate'] as const) expect(mayUse('admin', right)).toBe(true)
  expect(rightToWrite(findDefinition('footer')!)).toBe('administrate')
})

test('signing in goes on to pages of this site only, and never in a circle', () => {
  expect(safeNext('/admin/blog-posts?status=draft')).toBe('/admin/blog-posts?status=draft')
  expect(safeNext('/loginhilfe')).toBe('/loginhilfe')
  const elsewhere = [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a\\b',
    'javascript:alert(1)',
    'admin',
  ]
  for (const next of [
    null,
    '',
    '/ /evil',
    '/\t/evil.example',
    '/login',
    '/login?weiter=/login',
    '/__/auth/handler',
    ...elsewhere,
  ])
    expect(safeNext(next), String(next)).toBe('/admin')
})
