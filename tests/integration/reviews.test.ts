import { expect, test } from 'vitest'
import type { DraftTalk } from '#shared/reviews/reviews.ts'
import { mostComments } from '#shared/reviews/reviews.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

const place = { collection: 'blogPosts', id: 'ein-beitrag' }
const content = '/api/content/blogPosts/ein-beitrag'
const editing = '/api/editing/blogPosts/ein-beitrag'
const values = { title: 'Ein Beitrag', teaser: 'Worum es geht', content: '<p>Text</p>', motif: 'web' }

async function json<Body>(response: Response): Promise<Body> {
  return (await response.json()) as Body
}

onBothEngines((_engine, newPlace) => {
  test('a draft goes to review, comes back with a comment, goes again and is published', async () => {
    await using app = await startApp({ newPlace })
    const bea = await signedInBrowser(app, 'contributor')
    const edi = await signedInBrowser(app, 'editor')
    await bea.send('POST', '/api/content/blogPosts', { values, draft: true })
    const states = async () => {
      const rows = await app.backend.editing.list('blogPosts')
      const { reviews } = await app.backend.operations.dashboard('editor')
      return [rows.find(({ id }) => id === place.id)?.review, reviews?.map(({ state, by }) => `${state} ${by}`)]
    }
    expect(await states()).toEqual([undefined, []])

    expect((await bea.send('POST', `${editing}/review`)).status).toBe(200)
    expect(await states()).toEqual(['waiting', ['waiting Bea Beitrag']])
    expect((await bea.send('POST', `${editing}/review/return`, { text: 'selbst zurück' })).status).toBe(403)
    expect((await edi.send('POST', `${editing}/review/return`, { text: ' ' })).status).toBe(422)
    const returned = await edi.send('POST', `${editing}/review/return`, { text: 'Bitte mit Quelle' })
    expect(await json<DraftTalk>(returned)).toMatchObject({
      review: { state: 'returned', by: 'Edi Editor' },
      comments: [{ author: 'Edi Editor', text: 'Bitte mit Quelle', resolvedAt: null }],
    })
    expect((await edi.send('POST', `${editing}/review/return`, { text: 'noch einmal' })).status).toBe(409)
    expect(await states()).toEqual(['returned', ['returned Edi Editor']])

    await bea.send('PATCH', content, { version: 1, values: { teaser: 'Mit Quelle' }, draft: true })
    const { comments } = await json<DraftTalk>(await bea.send('POST', `${editing}/comments`, { text: 'Ergänzt' }))
    const done = await bea.send('PATCH', `${editing}/comments/${comments[0]!.id}`, { resolved: true })
    expect((await json<DraftTalk>(done)).comments.map(({ resolvedAt }) => resolvedAt !== null)).toEqual([true, false])
    await bea.send('POST', `${editing}/review`)
    expect((await edi.send('POST', `${content}/publish`, { version: 2, reason: 'geprüft' })).status).toBe(200)
    expect(await states()).toEqual([undefined, []])
    expect((await app.get(content)).status).toBe(200)
    expect((await bea.send('POST', `${editing}/review`)).status).toBe(409)

    const log = await app.database.query.selectFrom('audit_log').select('action').execute()
    const actions = log.map(({ action }) => action)
    for (const action of ['review.ask', 'review.return', 'comment.add', 'comment.resolve'])
      expect(actions).toContain(action)
  })

  test('with an item its comments go for good', async () => {
    await using app = await startApp({ newPlace })
    await app.send('POST', '/api/content/blogPosts', { values, draft: true })
    await app.send('POST', `${editing}/comments`, { text: 'Bleibt nicht' })
    await app.send('POST', `${editing}/review`)
    await app.send('DELETE', content, { version: 1 })
    const left = async () => {
      const { query } = app.database
      const [comments, reviews] = await Promise.all([
        query.selectFrom('comments').selectAll().execute(),
        query.selectFrom('reviews').selectAll().execute(),
      ])
      return [comments.length, reviews.length]
    }
    expect(await left()).toEqual([1, 0])
    await app.send('DELETE', '/api/trash/blogPosts/ein-beitrag')
    expect(await left()).toEqual([0, 0])
    expect((await app.send('POST', `${editing}/comments`, { text: 'Zu spät' })).status).toBe(404)
  })
})

test('comments of an item are bounded: resolved ones make room, open ones are kept', async () => {
  await using app = await startApp()
  await app.send('POST', '/api/content/blogPosts', { values, draft: true })
  const { reviews } = app.backend
  const rows = Array.from({ length: mostComments }, (_, index) => ({
    id: `k${index}`,
    collection: place.collection,
    document_id: place.id,
    author: 'jemand',
    text: `Kommentar ${index}`,
    created_at: new Date(index * 1_000).toISOString(),
    resolved_at: null,
  }))
  await app.database.query.insertInto('comments').values(rows).execute()
  await expect(reviews.comment(place, 'Einer zu viel', 'jemand')).rejects.toMatchObject({
    message: reviewMessages.errors.tooMany(mostComments),
  })
  await reviews.resolve(place, 'k7', true, 'jemand')
  await reviews.comment(place, 'Jetzt', 'jemand')
  const { comments } = await reviews.talk(place)
  expect(comments).toHaveLength(mostComments)
  expect(comments.map(({ id }) => id)).not.toContain('k7')
})
