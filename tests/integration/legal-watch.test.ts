import { expect, test } from 'vitest'
import { withLegalFix } from '#shared/legal/check-legal.ts'
import { silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

const rulesOf = (found: { rule: string }[]) => [...new Set(found.map(({ rule }) => rule))]

test('a published text is looked at at once, and its suggestion goes into a draft that visitors do not see', async () => {
  await using app = await startApp()
  const { store, legalWatch } = app.backend
  expect(rulesOf(await legalWatch.findings())).toEqual(expect.arrayContaining(['placeholders', 'imprint-register']))

  const before = (await store.document('impressum'))!.content
  const content = `${before}<p>Angaben gemäß § 5 TMG</p>`
  await store.update('impressum', 'impressum', { by: 'test', values: { content } })
  const finding = (await legalWatch.findings()).find(({ rule }) => rule === 'tmg-imprint')
  expect(finding).toMatchObject({ place: { collection: 'impressum', field: 'content' }, level: 'error' })

  const editing = await app.send('GET', '/api/editing/impressum/impressum')
  const { version, item } = (await editing.json()) as { version: number; item: { content: string } }
  const values = { content: withLegalFix(item.content, finding!.fix!) }
  const saved = await app.send('PATCH', '/api/content/impressum/impressum', { version, values, draft: true })
  expect(saved.status).toBe(200)
  expect((await store.document('impressum'))?.content).toContain('§ 5 TMG')
  expect((await store.working('impressum', 'impressum'))?.item.content).toContain('Angaben gemäß § 5 DDG')
})

test('pages are looked at, posts may speak of the law of their day', async () => {
  await using app = await startApp()
  const { store, legalWatch } = app.backend
  const values = { question: 'Nach § 5 TMG?', answer: '<p>Nein.</p>', topic: 'general' }
  await store.create('faq', { values }, { by: 'test' })
  const [post] = await store.list('blogPosts')
  await store.update('blogPosts', post!.id, { by: 'test', values: { teaser: 'Das Impressum nach § 5 TMG' } })
  const found = (await legalWatch.findings()).filter(({ rule }) => rule === 'tmg-imprint')
  expect(found.map(({ place }) => place.collection)).toEqual(['faq'])
})

test('every day the log says how many were found, and by which rules', async () => {
  const lines: unknown[] = []
  const log = { ...silentLog, info: (message: string, facts?: object) => void lines.push({ message, ...facts }) }
  await using app = await startApp({ log })
  await app.backend.legalWatch.chore.work()
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'legal texts checked', rules: expect.stringContaining('placeholders') }),
  )
})
