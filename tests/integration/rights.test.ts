import { expect, test } from 'vitest'
import { definitions } from '#shared/content/index.ts'
import { mayUse, rightToDraft, rightToWrite, type Right } from '#shared/people/people.ts'
import { apiRoutes } from '#server/api/routes.ts'
import type { ApiRoute } from '#server/api/route.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { startApp } from '../start-app.ts'

// Every address of the API, as the route table lists it: whoever adds one is tested here without adding a test.

type Case = { method: string; path: string; right: Right }

const guarded = apiRoutes.filter(({ right }) => right !== 'public').flatMap(casesOf)

function casesOf({ method, path, right }: ApiRoute): Case[] {
  const filled = (collection: string) => path.replace(':collection', collection).replaceAll(/:\w+/g, 'unbekannt')
  if (right === 'by-collection' || right === 'drafts-by-collection') {
    const rightOf = right === 'by-collection' ? rightToWrite : rightToDraft
    return definitions.map((definition) => ({ method, path: filled(definition.name), right: rightOf(definition) }))
  }
  return [{ method, path: filled(definitions[0]!.name), right }]
}

async function codeOf(response: Response): Promise<string | undefined> {
  // What is carried out may be a stream without an end; only a refusal has something to say.
  if (response.ok) return void (await response.body?.cancel())
  const body = (await response.json().catch(() => null)) as { error?: { code: string } } | null
  return body?.error?.code
}

test('each address is listed once', () => {
  const addresses = apiRoutes.map(({ method, path }) => `${method} ${path}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('there are guarded addresses of every kind', () => {
  expect(guarded.length).toBeGreaterThan(30)
  expect(new Set(guarded.map(({ right }) => right))).toEqual(
    new Set(['own-account', 'write-drafts', 'edit-content', 'read-inbox', 'administrate']),
  )
})

test('a visitor is refused everywhere with 401', async () => {
  await using app = await startApp()
  const visitor = openBrowser(app)
  for (const { method, path } of guarded)
    expect([method, path, (await visitor.send(method, path, {})).status]).toEqual([method, path, 401])
})

test.each([
  { role: 'editor' as const, inbox: false },
  { role: 'editor' as const, inbox: true },
  { role: 'contributor' as const, inbox: false },
])('with %o somebody is refused with 403 exactly where the right is missing', async ({ role, inbox }) => {
  await using app = await startApp()
  const person = await signedInBrowser(app, role)
  await signedInBrowser(app, 'admin')
  if (inbox) expect((await app.send('PATCH', `/api/users/${person.id}`, { inbox })).status).toBe(204)
  for (const { method, path, right } of guarded) {
    const code = await codeOf(await person.send(method, path, {}))
    expect([method, path, code === 'unauthorized']).toEqual([method, path, !mayUse({ role, inbox }, right)])
    expect([method, path, code]).not.toEqual([method, path, 'unauthenticated'])
  }
})

test('every write of a contributor stays a draft, whatever the request says', async () => {
  await using app = await startApp()
  const contributor = await signedInBrowser(app, 'contributor')
  const status = async (method: string, path: string, body: unknown) =>
    (await contributor.send(method, path, body)).status
  const values = { title: 'Ein Beitrag', teaser: 'Kurz', content: '<p>Text</p>', motif: 'web' }
  expect(await status('POST', '/api/content/blogPosts', { values })).toBe(403)
  expect(await status('POST', '/api/content/blogPosts', { values, draft: true })).toBe(201)
  const path = '/api/content/blogPosts/ein-beitrag'
  expect(await status('PATCH', path, { version: 1, values: { teaser: 'Neu' } })).toBe(403)
  expect(await status('PATCH', path, { version: 1, values: { teaser: 'Neu' }, draft: true })).toBe(200)
  expect(await status('POST', `${path}/publish`, { version: 2 })).toBe(403)
  expect(await status('DELETE', path, { version: 2 })).toBe(403)
  expect((await app.get(path)).status).toBe(404)

  // A plan would publish whatever is written until then.
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const plan = { version: 2, publishAt, unpublishAt: null, reason: 'Test' }
  const planned = await app.send('PUT', '/api/editing/blogPosts/ein-beitrag/schedule', plan)
  expect(planned.status).toBe(200)
  expect(await status('PATCH', path, { version: 3, values: { teaser: 'Heimlich' }, draft: true })).toBe(409)
})

test('contributors describe pictures of their own and replace none', async () => {
  await using app = await startApp()
  const contributor = await signedInBrowser(app, 'contributor')
  const upload = { name: 'Bild.png', size: 10, replaces: 'm1' }
  expect((await contributor.send('POST', '/api/storage/uploads', upload)).status).toBe(403)
  const at = new Date().toISOString()
  const row = {
    hash: 'h',
    name: 'Bild',
    alt: '',
    decorative: 0,
    focal_x: 50,
    focal_y: 50,
    tags: '[]',
    deleted_at: null,
  }
  for (const [id, created_by] of [
    ['eigenes', contributor.id],
    ['fremdes', 'jemand'],
  ] as const)
    await app.database.query
      .insertInto('media')
      .values({ ...row, id, created_by, created_at: at, updated_at: at })
      .execute()
  const describe = async (id: string) =>
    (await contributor.send('PATCH', `/api/media/${id}`, { alt: 'Ein Webstuhl' })).status
  expect(await describe('fremdes')).toBe(403)
  expect(await describe('eigenes')).not.toBe(403)
})

test('an administrator is refused nowhere', async () => {
  await using app = await startApp()
  const admin = await signedInBrowser(app, 'admin')
  for (const { method, path } of guarded) {
    const code = await codeOf(await admin.send(method, path, {}))
    expect(['unauthenticated', 'unauthorized'], `${method} ${path}`).not.toContain(code)
  }
})

test("the API token is nobody's account: it is refused there, and fails nowhere", async () => {
  await using app = await startApp()
  for (const { method, path } of guarded) {
    const answer = await app.send(method, path, method === 'GET' ? undefined : {})
    await answer.body?.cancel()
    if (path.startsWith('/api/account')) expect([method, path, answer.status]).toEqual([method, path, 401])
    else expect(answer.status, `${method} ${path}`).toBeLessThan(500)
  }
})

test('another website cannot make the browser of an administrator change anything', async () => {
  await using app = await startApp()
  const admin = await signedInBrowser(app, 'admin')
  for (const { method, path } of guarded.filter(({ method }) => method !== 'GET')) {
    const { status } = await admin.send(method, path, {}, { 'sec-fetch-site': 'cross-site' })
    expect([method, path, status]).toEqual([method, path, 403])
  }
})
