import { expect, test } from 'vitest'
import { onBothEngines } from '../databases.ts'
import { backend } from '#server/context.ts'
import { startApp } from '../start-app.ts'

onBothEngines((_engine, newPlace) => {
  test('questions without an answer are collected masked, grouped by their words and counted', async () => {
    await using app = await startApp({ newPlace })
    const { unanswered } = app.backend
    for (const message of [
      'Verkaufen Sie Kaffeemaschinen?',
      'verkauft ihr auch Kaffeemaschine',
      'Repariert ihr Staubsauger? Antwort an eva@example.org oder 0361 1234567',
      'Was kostet ein Erstgespräch?',
    ])
      await app.send('POST', '/api/chat', { message })
    const groups = await unanswered.groups()
    expect(groups.map(({ question, count }) => [question, count])).toEqual([
      ['verkauft ihr auch Kaffeemaschine', 2],
      ['Repariert ihr Staubsauger? Antwort an [E-Mail] oder [Telefon]', 1],
    ])
  })

  test('one step makes a draft for the FAQ and takes the group off the list', async () => {
    await using app = await startApp({ newPlace })
    const { unanswered, store } = app.backend
    await unanswered.record('Haben Sie einen Hund?')
    await unanswered.record('Habt ihr Katzen?')
    const [newest] = await unanswered.groups()
    const id = await unanswered.toFaqDraft(newest!.key, 'system')
    expect(await store.working('faq', id)).toMatchObject({ status: 'draft', item: { question: newest!.question } })
    expect(await store.get('faq', id!)).toBeUndefined()
    expect(await unanswered.groups()).toHaveLength(1)
    expect(await unanswered.toFaqDraft(newest!.key, 'system')).toBeUndefined()
    await unanswered.discard((await unanswered.groups())[0]!.key)
    expect(await unanswered.groups()).toEqual([])
  })

  test('after 90 days a question is forgotten', async () => {
    let time = Date.parse('2026-01-01T12:00:00Z')
    await using app = await startApp({ newPlace, now: () => new Date(time) })
    const { unanswered } = app.backend
    await unanswered.record('Haben Sie einen Hund?')
    time += 89 * 86_400_000
    await unanswered.record('Habt ihr Katzen?')
    await unanswered.expire()
    expect(await unanswered.groups()).toHaveLength(2)
    time += 2 * 86_400_000
    await unanswered.expire()
    expect((await unanswered.groups()).map(({ question }) => question)).toEqual(['Habt ihr Katzen?'])
  })
})

test('what the search did not find is collected beside what the chat could not say', async () => {
  await using app = await startApp({
    async render(request, context) {
      await context.get(backend).search.missed(new URL(request.url).searchParams.get('suche') ?? '')
      return new Response('<p>', { headers: { 'content-type': 'text/html' } })
    },
  })
  await app.get('/suche?suche=Kaffeemaschine+eva@example.org')
  await app.send('POST', '/api/chat', { message: 'Verkaufen Sie Kaffeemaschinen?' })
  expect(await app.backend.unanswered.groups()).toMatchObject([
    { question: 'Verkaufen Sie Kaffeemaschinen?', origins: ['chat'] },
    { question: 'Kaffeemaschine [E-Mail]', origins: ['search'] },
  ])
})

test('a draft brings the closest passages along, and once it is published the chat answers with it', async () => {
  await using app = await startApp()
  const { unanswered, store } = app.backend
  const ask = async () =>
    (
      (await (await app.send('POST', '/api/chat', { message: 'Repariert ihr Staubsauger?' })).json()) as {
        message: string
      }
    ).message
  await ask()
  await unanswered.record('Reparieren Sie auch Staubsauger', 'search')
  const groups = await unanswered.groups()
  expect(groups).toMatchObject([{ count: 2, origins: ['search', 'chat'] }])
  await unanswered.record('Wie läuft eine Schulung in Phishing ab, wenn wir Staubsauger verkaufen?')
  const about = (await unanswered.groups()).find(({ question }) => question.includes('Phishing'))!
  const prefilled = await store.working('faq', await unanswered.toFaqDraft(about.key, 'system'))
  expect(String(prefilled?.item.answer)).toMatch(/<blockquote>.*<a href="\//s)

  const id = (await unanswered.toFaqDraft(groups[0]!.key, 'system'))!
  expect(await unanswered.groups()).toEqual([])
  const topic = (await store.list('faqTopics'))[0]!.id
  const answer = '<p>Nein, Staubsauger reparieren wir nicht.</p>'
  await store.update('faq', id, { by: 'test', values: { question: 'Repariert ihr Staubsauger?', answer, topic } })
  expect(await ask()).toContain('Nein, Staubsauger reparieren wir nicht.')
  expect(await unanswered.groups()).toEqual([])
})

test("without the owner's options the default period counts, and nothing is wiped", async () => {
  let time = Date.parse('2026-01-01T12:00:00Z')
  await using app = await startApp({ seeded: false, now: () => new Date(time) })
  const { unanswered } = app.backend
  await unanswered.record('Haben Sie einen Hund?')
  time += 89 * 86_400_000
  await unanswered.expire()
  expect(await unanswered.groups()).toHaveLength(1)
  time += 2 * 86_400_000
  await unanswered.expire()
  expect(await unanswered.groups()).toEqual([])
})

test('who is not signed in can neither take over nor discard a question', async () => {
  await using app = await startApp()
  await app.backend.unanswered.record('Haben Sie einen Hund?')
  const key = (await app.backend.unanswered.groups())[0]?.key
  const post = (path: string, headers = {}) => app.send('POST', `/api/questions/${path}`, { key }, headers)
  for (const path of ['draft', 'discard'])
    expect((await post(path, { authorization: 'Bearer wrong' })).status).toBe(401)
  const drafted = await post('draft')
  expect(drafted.status).toBe(201)
  expect(await app.backend.unanswered.groups()).toEqual([])
  expect((await post('draft')).status).toBe(404)
  expect((await post('discard')).status).toBe(204)
})
