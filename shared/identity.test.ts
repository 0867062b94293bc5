import { expect, test } from 'vitest'
import { definitions, findDefinition } from './content/index.ts'
import { mayUse, rightToWrite } from './identity.ts'

test('an editor writes content, but not what the company answers for legally (J25)', () => {
  const may = definitions.filter((definition) => mayUse('editor', rightToWrite(definition))).map(({ name }) => name)
  expect(may).toContain('blogPosts')
  expect(may).toContain('pages')
  for (const name of ['generalSettings', 'footer', 'companyProfile', 'impressum', 'registeredServices', 'siteOptions'])
    expect(may).not.toContain(name)
})

test('an administrator may do everything', () => {
  for (const right of ['public', 'edit-content', 'administrate'] as const) expect(mayUse('admin', right)).toBe(true)
  expect(rightToWrite(findDefinition('footer')!)).toBe('administrate')
})
