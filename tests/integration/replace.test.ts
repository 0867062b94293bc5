import { expect, test } from 'vitest'
import type { PastReplacement, ReplaceItem, ReplacePreview, SearchWish } from '#shared/replace/replace.ts'
import { replaceHitsMax } from '#shared/replace/replace.ts'
import { replaceMessages } from '#shared/messages/replace.ts'
import { signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { pngPicture } from '../media-files.ts'
import { startApp } from '../start-app.ts'

type App = Awaited<ReturnType<typeof startApp>>
const admin = { id: 'api-token', role: 'admin' } as const
const editor = { id: 'edi', role: 'editor' } as const
const by = { by: 'test' }
const wish = (term: string, more: Partial<SearchWish> = {}): SearchWish => ({
  term,
  matchCase: false,
  wholeWords: false,
  addresses: false,
  ...more,
})

/** Everything that the preview shows, as the screen sends it. */
function all({ items }: ReplacePreview, keep: (item: ReplaceItem) => boolean = () => true) {
  return items.filter(keep).map(({ collection, id, stamp, places }) => ({
    collection,
    id,
    stamp,
    hits: places.flatMap(({ hits }) => hits.map(({ key }) => key)),
  }))
}

async function replace(app: Pick<App, 'send'>, search: SearchWish, replacement: string, items: object[]) {
  const response = await app.send('POST', '/api/replacements', { search, replacement, items })
  type Body = PastReplacement & {
    error: { code: string; message: string; fields: { path: string; message: string }[] }
  }
  return { status: response.status, body: (await response.json()) as Body }
}

const values = {
  question: 'Was macht Zwirnhaus?',
  answer: '<p>Zwirnhaus <strong>webt</strong>.</p>',
  topic: 'training',
}

async function addQuestion(app: App, id = 'zwirnhaus') {
  await app.backend.store.create('faq', { id, values }, by)
}

onBothEngines((_engine, newPlace) => {
  test('every place is found, replaced in one go with a version each, and taken back in one', async () => {
    await using app = await startMediaApp({ newPlace })
    await addQuestion(app)
    await app.backend.store.saveDraft('faq', 'zwirnhaus', { ...by, values: { question: 'Wer ist ZWIRNHAUS?' } })
    await app.backend.store.update('headerMenu', undefined, {
      ...by,
      values: { items: [{ label: 'Zwirnhaus', href: '/about' }] },
    })
    const { id: picture } = await app.add('Haus.png', await pngPicture(64, 48, 1))
    await app.send('PATCH', `/api/media/${picture}`, { alt: 'Das Zwirnhaus von außen' })

    const search = wish('zwirnhaus')
    const found = await app.backend.replacements.preview(search, admin)
    expect(found).toMatchObject({ hits: 6, more: false })
    const question = found.items.find(({ id }) => id === 'zwirnhaus')!
    expect(question.places.map(({ side, label, hits }) => [side, label, hits.length])).toEqual([
      ['published', 'Frage', 1],
      ['published', 'Antwort', 1],
      ['draft', 'Frage', 1],
      ['draft', 'Antwort', 1],
    ])
    const before = await app.database.query
      .selectFrom('documents')
      .selectAll()
      .orderBy('collection')
      .orderBy('id')
      .execute()

    const done = await replace(app, search, 'Webhof', all(found))
    expect(done).toMatchObject({ status: 201, body: { hits: 6, items: 3 } })
    const { store } = app.backend
    expect(await store.get('faq', 'zwirnhaus')).toMatchObject({
      question: 'Was macht Webhof?',
      answer: '<p>Webhof <strong>webt</strong>.</p>',
    })
    expect(await store.working('faq', 'zwirnhaus')).toMatchObject({
      hasDraft: true,
      version: 3,
      item: { question: 'Wer ist Webhof?' },
    })
    expect((await store.document('headerMenu'))?.items[0]).toMatchObject({ label: 'Webhof' })
    expect(await app.backend.media.library.get(picture)).toMatchObject({ alt: 'Das Webhof von außen' })
    expect(await app.backend.replacements.preview(search, admin)).toMatchObject({ hits: 0, items: [] })
    expect(JSON.stringify(await app.backend.search.results('Webhof', 3))).toContain('Webhof')
    const revision = await app.database.query
      .selectFrom('revisions')
      .select(['action', 'note'])
      .where('document_id', '=', 'zwirnhaus')
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(revision).toEqual({ action: 'update', note: 'Suchen und Ersetzen: „zwirnhaus“ durch „Webhof“' })

    const undone = await app.send('POST', `/api/replacements/${done.body.id}/undo`)
    expect(await undone.json()).toEqual({ restored: 3, kept: [] })
    const after = await app.database.query
      .selectFrom('documents')
      .selectAll()
      .orderBy('collection')
      .orderBy('id')
      .execute()
    const contents = (rows: typeof after) => rows.map(({ id, data, draft, status }) => ({ id, data, draft, status }))
    expect(contents(after)).toEqual(contents(before))
    expect(await app.backend.media.library.get(picture)).toMatchObject({ alt: 'Das Zwirnhaus von außen' })
    expect((await app.send('POST', `/api/replacements/${done.body.id}/undo`)).status).toBe(409)
    const log = await app.database.query.selectFrom('audit_log').select('action').execute()
    const lines = (action: string) => log.filter((line) => line.action === action).length
    expect([lines('content.replace'), lines('content.undo-replace')]).toEqual([3, 3])
  })

  test('what somebody has changed since the preview is named, and nothing is written', async () => {
    await using app = await startApp({ newPlace })
    await addQuestion(app)
    await addQuestion(app, 'zwirnhaus-zwei')
    const found = await app.backend.replacements.preview(wish('Zwirnhaus'), admin)
    await app.backend.store.update('faq', 'zwirnhaus-zwei', { ...by, values: { question: 'Zwirnhaus heute?' } })
    const { status, body } = await replace(app, wish('Zwirnhaus'), 'Webhof', all(found))
    expect([status, body.error.message]).toEqual([409, replaceMessages.conflict])
    expect(body.error.fields.map(({ path }) => path)).toEqual(['Zwirnhaus heute?'])
    expect(await app.backend.store.get('faq', 'zwirnhaus')).toMatchObject(values)
    expect(await app.backend.replacements.past()).toEqual([])
  })

  test('undoing leaves alone what somebody has changed since, and says so', async () => {
    await using app = await startApp({ newPlace })
    await addQuestion(app)
    await addQuestion(app, 'zwirnhaus-zwei')
    const found = await app.backend.replacements.preview(wish('Zwirnhaus'), admin)
    const { body } = await replace(app, wish('Zwirnhaus'), 'Webhof', all(found))
    await app.backend.store.update('faq', 'zwirnhaus', { ...by, values: { question: 'Später geändert?' } })
    const undone = await app.send('POST', `/api/replacements/${body.id}/undo`)
    expect(await undone.json()).toEqual({
      restored: 1,
      kept: [{ title: 'Später geändert?', path: '/admin/inhalte/faq/zwirnhaus' }],
    })
    expect(await app.backend.store.get('faq', 'zwirnhaus')).toMatchObject({ question: 'Später geändert?' })
    expect(await app.backend.store.get('faq', 'zwirnhaus-zwei')).toMatchObject(values)
  })
})

test('what would not be valid any more is named by item and field, and nothing is written', async () => {
  await using app = await startApp()
  await addQuestion(app)
  await app.backend.store.create('faq', { id: 'nur', values: { ...values, question: 'Zwirnhaus' } }, by)
  const found = await app.backend.replacements.preview(wish('Zwirnhaus'), admin)
  const { status, body } = await replace(app, wish('Zwirnhaus'), '', all(found))
  expect([status, body.error.message]).toEqual([422, replaceMessages.invalid])
  expect(body.error.fields).toEqual([{ path: 'Zwirnhaus › Frage', message: expect.stringContaining('Bitte') }])
  expect(await app.backend.store.get('faq', 'zwirnhaus')).toMatchObject(values)
})

test('a place that no preview has shown is none', async () => {
  await using app = await startApp()
  await addQuestion(app)
  const item = { collection: 'faq', id: 'zwirnhaus', stamp: '1', hits: ['published:question:7', 'draft:answer:0'] }
  expect((await replace(app, wish('Zwirnhaus'), 'Webhof', [item])).status).toBe(409)
  expect(await app.backend.store.working('faq', 'zwirnhaus')).toMatchObject({ version: 1 })
})

test('editors find and change what they may write; documents are for administrators', async () => {
  await using app = await startApp()
  const term = wish('Deutschland')
  const collectionsOf = async (person: { id: string; role: 'admin' | 'editor' }) =>
    new Set((await app.backend.replacements.preview(term, person)).items.map(({ collection }) => collection))
  expect(await collectionsOf(admin)).toContain('companyProfile')
  expect(await collectionsOf(editor)).not.toContain('companyProfile')
  const edi = await signedInBrowser(app, 'editor')
  const found = await app.backend.replacements.preview(term, admin)
  const profile = all(found, ({ collection }) => collection === 'companyProfile')
  expect((await replace(edi, term, 'Österreich', profile)).status).toBe(403)
  const done = await replace(app, term, 'Österreich', profile)
  expect((await edi.send('POST', `/api/replacements/${done.body.id}/undo`)).status).toBe(403)
  const bea = await signedInBrowser(app, 'contributor')
  expect((await replace(bea, term, 'x', profile)).status).toBe(403)
})

test('at most two thousand places are shown at once, and it is said that there are more', async () => {
  await using app = await startApp()
  const answer = `<p>${'zwirn '.repeat(1_500)}</p>`
  for (const id of ['eins', 'zwei']) await app.backend.store.create('faq', { id, values: { ...values, answer } }, by)
  const found = await app.backend.replacements.preview(wish('zwirn', { wholeWords: true }), admin)
  expect(found).toMatchObject({ hits: replaceHitsMax, more: true })
  expect(all(found).reduce((sum, { hits }) => sum + hits.length, 0)).toBe(replaceHitsMax)
  expect((await replace(app, wish('zwirn', { wholeWords: true }), 'garn', all(found))).status).toBe(201)
})

test('what was replaced can be undone for thirty days, the newest ten of it', async () => {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  await using app = await startApp({ now: () => clock.now })
  await addQuestion(app)
  for (let round = 0; round < 12; round++) {
    clock.now = new Date(clock.now.getTime() + 60_000)
    const search = wish(round === 0 ? 'Zwirnhaus' : `Hof${round - 1}`)
    await replace(app, search, `Hof${round}`, all(await app.backend.replacements.preview(search, admin)))
  }
  await app.backend.replacements.chore.work()
  const kept = async () => (await app.database.query.selectFrom('replacements').select('replacement').execute()).length
  expect(await kept()).toBe(10)
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000)
  await app.backend.replacements.chore.work()
  expect(await kept()).toBe(0)
})
