import { expect, test } from 'vitest'
import { readConfig } from '#server/base/config.ts'

test('shows what is in effect, and of secrets only whether they are given', () => {
  const secrets = {
    DATABASE_URL: 'postgres://anna:geheim@db.example/site',
    SCHAUFENSTER_API_TOKEN: 'geheim-0123456789-0123456789-0123456789',
  }
  const { shown } = readConfig({ ...secrets, SCHAUFENSTER_PAGE_CACHE_MB: '64' })
  expect(JSON.stringify(shown)).not.toContain('geheim')
  const byName = Object.fromEntries(shown.map(({ name, ...setting }) => [name, setting]))
  expect(byName).toMatchObject({
    DATABASE_URL: { given: true, value: null },
    SCHAUFENSTER_API_TOKEN: { given: true, value: null },
    SCHAUFENSTER_PAGE_CACHE_MB: { given: true, value: '64' },
    PORT: { given: false, value: '3000' },
  })
})
