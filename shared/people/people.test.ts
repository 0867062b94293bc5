import { expect, test } from 'vitest'
import { definitions, findDefinition } from '#shared/content/index.ts'
import { mayUse, rightToDraft, rightToWrite, safeNext } from './people.ts'

test('an editor writes content, but not what the company answers for legally (J25)', () => {
  const may = definitions
    .filter((definition) => mayUse({ role: 'editor' }, rightToWrite(definition)))
    .map(({ name }) => name)
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
  for (const right of ['public', 'write-drafts', 'edit-content', 'read-inbox', 'administrate'] as const)
    expect(mayUse({ role: 'admin' }, right)).toBe(true)
  expect(rightToWrite(findDefinition('footer')!)).toBe('administrate')
})

test('a contributor writes drafts of what editors publish, and nothing else', () => {
  for (const definition of definitions) {
    expect(mayUse({ role: 'contributor' }, rightToWrite(definition))).toBe(false)
    expect(mayUse({ role: 'contributor' }, rightToDraft(definition))).toBe(
      mayUse({ role: 'editor' }, rightToWrite(definition)),
    )
  }
})

test('messages are for administrators, and for whom they let read them', () => {
  for (const role of ['editor', 'contributor'] as const) {
    expect(mayUse({ role }, 'read-inbox')).toBe(false)
    expect(mayUse({ role, inbox: true }, 'read-inbox')).toBe(true)
    expect(mayUse({ role, inbox: true }, 'administrate')).toBe(false)
  }
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

test("without the second factor that the role requires only one's own account is open", () => {
  const rights = ['public', 'own-account', 'write-drafts', 'edit-content', 'read-inbox', 'administrate'] as const
  const open = rights.filter((right) => mayUse({ role: 'admin', inbox: true, lacksSecondFactor: true }, right))
  expect(open).toEqual(['public', 'own-account'])
})
