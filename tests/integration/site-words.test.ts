import { expect, test } from 'vitest'
import { wordDocuments } from '#shared/content/words/word-documents.ts'
import { assistantWords } from '#shared/messages/assistant.ts'
import { startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>
type Refused = { error: { fields: { path: string; message: string }[] } }

const change = (app: App, name: string, values: object, version = 1) =>
  app.send('PATCH', `/api/content/${name}/${name}`, { version, values })

async function ask(app: App, message: string): Promise<string> {
  const answer = await app.send('POST', '/api/chat', { message })
  return ((await answer.json()) as { message: string }).message
}

test('a text without its placeholder, or with one that the site does not fill, is refused with the reason', async () => {
  await using app = await startApp()
  const training = (count: string) => change(app, 'wordsTraining', { training: { count } })
  const refused = async (count: string) => ((await (await training(count)).json()) as Refused).error.fields
  expect(await refused('Angebote')).toEqual([
    { path: 'training.count', message: 'Bitte lassen Sie den Platzhalter {count} im Text stehen' },
  ])
  expect(await refused('{count} von {total}')).toEqual([
    { path: 'training.count', message: 'Den Platzhalter {total} gibt es in diesem Text nicht' },
  ])
  expect(await refused(' ')).toMatchObject([{ message: 'Bitte einen Text angeben' }, {}])
  expect((await training('Angebote: {count}')).status).toBe(200)
})

test('the assistant says what the owner wrote, at once, and its own words again after a reset', async () => {
  await using app = await startApp()
  const smallTalk = { ...assistantWords.texts.smallTalk, thanks: 'Immer wieder gern.' }
  expect((await change(app, 'wordsChat', { assistant: { smallTalk } })).status).toBe(200)
  expect(await ask(app, 'Danke')).toBe('Immer wieder gern.')
  expect(await ask(app, 'Hallo')).toBe(assistantWords.texts.smallTalk.greeting)
  expect((await app.send('POST', '/api/import-defaults/wordsChat')).status).toBe(200)
  expect(await ask(app, 'Danke')).toBe(assistantWords.texts.smallTalk.thanks)
})

test('search tells of items in the words of the owner, and follows a format that is renamed', async () => {
  await using app = await startApp()
  const found = async () => (await app.backend.search.entry('training/security-awareness-basis'))!.passages[0]!.text
  expect(await found()).toContain('Format: Vor Ort')
  await change(app, 'wordsSearch', { found: { format: 'Art' } })
  await app.send('PATCH', '/api/content/trainingFormats/on-site', { version: 1, values: { title: 'Bei Ihnen' } })
  expect(await found()).toContain('Art: Bei Ihnen')
})

test('another text in the banner is written down as one that asks for consent', async () => {
  await using app = await startApp()
  const before = (await app.backend.consent.current()).content
  await change(app, 'wordsCookies', {
    consentNotice: { oneMonth: 'einen Monat', nothing: 'Hier wird nichts gezählt.' },
  })
  const after = (await app.backend.consent.current()).content
  expect(after.notice.nothing).toBe('Hier wird nichts gezählt.')
  expect(after.hash).not.toBe(before.hash)
  expect(after.revision).toBe(before.revision)
})

test('every text has a name of its own in its part, and none says what code says elsewhere', () => {
  for (const { name, label, fields } of Object.values(wordDocuments))
    for (const part of Object.values(fields)) {
      const labels = Object.values(part.fields).map((field) => field.label)
      expect(new Set(labels).size, `${name} ${label} ${part.label}: ${labels.join(', ')}`).toBe(labels.length)
    }
})

test('a question keeps its place when its topic is deleted, and the delete says who names it', async () => {
  await using app = await startApp()
  const references = await app.send('GET', '/api/editing/faqTopics/costs/references')
  expect(references.status).toBe(200)
  expect(((await references.json()) as { references: unknown[] }).references.length).toBeGreaterThan(1)
  expect((await app.send('DELETE', '/api/content/faqTopics/costs', { version: 1 })).status).toBe(204)
  const { items } = (await (await app.get('/api/content/faq')).json()) as { items: { topic: string }[] }
  expect(items.some(({ topic }) => topic === 'costs')).toBe(true)
})
