import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { expect, test } from 'vitest'
import { scheduleChore } from '#server/content/schedule.ts'
import { newSqlitePlace, silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

// Where an item stands between its editors and visitors, whatever they do in whatever order. SQLite only: the rules do
// not touch SQL, and tests/integration/editing.test.ts walks the operations on both engines.

const by = 'test'
const hourMs = 3_600_000
const start = new Date('2026-03-01T10:00:00.000Z')
const post = { title: 'Neuer Beitrag', teaser: 'Kurz gesagt', content: '<p>Text</p>', motif: 'web' }

async function open() {
  const clock = { now: start }
  const app = await startApp({ newPlace: newSqlitePlace, seeded: false, now: () => clock.now })
  const { store, past, snapshots, trash } = app.backend
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
  const inHours = (hours: number) => new Date(clock.now.getTime() + hours * hourMs).toISOString()
  const due = () => scheduleChore(app.database, store, silentLog, () => clock.now).work()
  return Object.assign(app, { store, past, snapshots, trash, later, inHours, due })
}

test('a plan whose moment passed while an item was withdrawn or in the trash does not come back', async () => {
  await using app = await open()
  const { store, trash } = app
  await store.create('blogPosts', { id: 'a', values: post }, { by })
  await store.saveDraft('blogPosts', 'a', { by, values: { title: 'Noch geheim' } })
  await store.schedule('blogPosts', 'a', { by, publishAt: app.inHours(1), unpublishAt: null })
  await store.unpublish('blogPosts', 'a', { by })
  app.later(2 * hourMs)
  expect(await store.undoUnpublish('blogPosts', 'a', { by })).toMatchObject({ live: true, publishAt: null })
  await store.schedule('blogPosts', 'a', { by, publishAt: app.inHours(1), unpublishAt: null })
  await store.delete('blogPosts', 'a', { by })
  app.later(2 * hourMs)
  await trash.restore({ collection: 'blogPosts', id: 'a' }, { by })
  await app.due()
  expect(await store.get('blogPosts', 'a')).toMatchObject({ title: 'Neuer Beitrag' })
})

test('what a restore or an import brought back as a draft was never public, nor is it by undoing', async () => {
  await using app = await open()
  const { store, trash } = app
  const publicInThePast = async () => (await app.past.itemsAt('blogPosts', '2027-01-01')).map(({ title }) => title)
  await store.create('blogPosts', { id: 'a', values: post }, { by })
  await store.saveDraft('blogPosts', 'a', { by, values: { title: 'Noch geheim' } })
  await store.delete('blogPosts', 'a', { by })
  await trash.restore({ collection: 'blogPosts', id: 'a' }, { by })
  expect(await publicInThePast()).toEqual(['Neuer Beitrag'])
  await store.saveDraft('blogPosts', 'a', { by, values: { title: 'Dritte Fassung' } })
  await store.publish('blogPosts', 'a', { by })
  await store.undoPublish('blogPosts', 'a', { by })
  expect(await store.get('blogPosts', 'a')).toMatchObject({ title: 'Neuer Beitrag' })
  const rows = await app.database.query.selectFrom('documents').selectAll().execute()
  const { snapshot } = await app.snapshots.replace(['blogPosts'], rows, { by })
  expect(await publicInThePast()).toEqual(['Neuer Beitrag'])
  await app.snapshots.restore(snapshot, { by })
  expect(await publicInThePast()).toEqual(['Neuer Beitrag'])
})

test('undoing a publication brings its plan back, unless the plan itself published it', async () => {
  await using app = await open()
  const { store } = app
  await store.create('blogPosts', { id: 'a', values: post, draft: true }, { by })
  const publishAt = app.inHours(1)
  await store.schedule('blogPosts', 'a', { by, publishAt, unpublishAt: null })
  await store.publish('blogPosts', 'a', { by })
  const undone = await store.undoPublish('blogPosts', 'a', { by })
  expect(undone).toMatchObject({ status: 'scheduled', live: false, publishAt })
  app.later(2 * hourMs)
  await app.due()
  const again = await store.undoPublish('blogPosts', 'a', { by })
  expect(again).toMatchObject({ status: 'draft', live: false, publishAt: null })
})

test('a direct change keeps the plan, what is planned, and what is hidden until then', async () => {
  await using app = await open()
  const { store } = app
  const plan = { publishAt: app.inHours(1), unpublishAt: app.inHours(48) }
  const change = (values: object, version: number) =>
    app.send('PATCH', '/api/content/blogPosts/a', { values, version }).then((answer) => answer.json())
  await store.create('blogPosts', { id: 'a', values: post, draft: true }, { by })
  await store.schedule('blogPosts', 'a', { by, ...plan })
  expect(await change({ teaser: 'Anders gesagt' }, 2)).toMatchObject({ ...plan, status: 'scheduled', live: false })
  expect(await store.get('blogPosts', 'a')).toBeUndefined()

  await store.publish('blogPosts', 'a', { by })
  await store.saveDraft('blogPosts', 'a', { by, values: { title: 'Ab morgen' } })
  await store.schedule('blogPosts', 'a', { by, ...plan })
  const changed = await change({ title: 'Bis heute', teaser: 'Neu gesagt' }, 6)
  expect(changed).toMatchObject({ ...plan, hasDraft: true, item: { title: 'Ab morgen', teaser: 'Neu gesagt' } })
  expect(await store.get('blogPosts', 'a')).toMatchObject({ title: 'Bis heute', teaser: 'Neu gesagt' })
  app.later(2 * hourMs)
  await app.due()
  expect(await store.get('blogPosts', 'a')).toMatchObject({ title: 'Ab morgen', teaser: 'Neu gesagt' })
})

/** The rules in the simplest form: texts instead of rows. */
type Model = { shown: string | null; draft: string | null; planned: boolean }
type Undoable = { action: 'publish' | 'unpublish'; before: Model }

const steps = ['save', 'publish', 'withdraw', 'undo', 'plan', 'wait', 'change', 'discard', 'trash'] as const

test('no order of saving, planning, publishing, withdrawing and undoing shows what is only a draft', async () => {
  await using app = await open()
  const { store, trash } = app
  let items = 0
  let texts = 0
  await assert(
    asyncProperty(array(constantFrom(...steps), { minLength: 2, maxLength: 14 }), async (order) => {
      const id = `n${++items}`
      const text = () => `text-${++texts}`
      let model: Model = { shown: null, draft: text(), planned: false }
      let undoable: Undoable | undefined
      await store.create('stats', { id, values: { value: model.draft, label: 'Zahl' }, draft: true }, { by })
      const published = (): Model => ({ shown: model.draft ?? model.shown, draft: null, planned: false })
      const remember = (action: Undoable['action']) => (undoable = { action, before: model })

      for (const step of order) {
        if (step === 'save') {
          model = { ...model, draft: text() }
          undoable = undefined
          await store.saveDraft('stats', id, { by, values: { value: model.draft } })
        } else if (step === 'publish') {
          remember('publish')
          model = published()
          await store.publish('stats', id, { by })
        } else if (step === 'withdraw') {
          remember('unpublish')
          model = { shown: null, draft: model.draft ?? model.shown, planned: false }
          await store.unpublish('stats', id, { by })
        } else if (step === 'undo') {
          const undo = (action: Undoable['action']) =>
            action === 'publish' ? store.undoPublish('stats', id, { by }) : store.undoUnpublish('stats', id, { by })
          for (const action of ['publish', 'unpublish'] as const)
            if (action === undoable?.action) await undo(action)
            else await expect(undo(action)).rejects.toMatchObject({ code: 'nothing-to-undo' })
          model = undoable?.before ?? model
          undoable = undefined
        } else if (step === 'plan') {
          model = { ...model, planned: true }
          undoable = undefined
          await store.schedule('stats', id, { by, publishAt: app.inHours(1), unpublishAt: null })
        } else if (step === 'wait') {
          app.later(2 * hourMs)
          await app.due()
          // A plan that can still be undone has passed for whoever undoes it now.
          if (undoable) undoable = { ...undoable, before: { ...undoable.before, planned: false } }
          if (model.planned) {
            undoable = { action: 'publish', before: { ...model, planned: false } }
            model = published()
          }
        } else if (step === 'change') {
          const value = text()
          if (model.shown === null)
            model = model.planned ? { ...model, draft: value } : { ...model, shown: value, draft: null }
          else model = { ...model, shown: value, draft: model.draft === model.shown ? value : model.draft }
          undoable = undefined
          await store.update('stats', id, { by, values: { value } })
        } else if (step === 'discard') {
          const discarded = store.discardDraft('stats', id, { by })
          if (model.shown === null) await expect(discarded).rejects.toMatchObject({ code: 'nothing-to-undo' })
          else {
            await discarded
            model = { ...model, draft: null, planned: false }
            undoable = undefined
          }
        } else {
          undoable = undefined
          await store.delete('stats', id, { by })
          await trash.restore({ collection: 'stats', id }, { by })
        }
        const working = await store.working('stats', id)
        expect({
          shown: (await store.get('stats', id))?.value ?? null,
          draft: working?.hasDraft ? working.item.value : null,
          planned: working?.publishAt !== null,
        }).toEqual(model)
      }
    }),
    { numRuns: 40 },
  )
})
