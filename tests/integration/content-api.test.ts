import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { definitions, findDefinition } from '#shared/content/index.ts'
import { silentLog } from '../databases.ts'
import { startApp } from '../start-app.ts'

const stat = { values: { value: '7', label: 'Sieben' } }
const errorOf = async (response: Response) => ((await response.json()) as { error: Record<string, unknown> }).error

test('published content is readable by anyone, with an ETag that saves the second download', async () => {
  await using app = await startApp()
  const first = await app.get('/api/content/services')
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toContain('application/json')
  const { items } = (await first.json()) as { items: { id: string; title: string }[] }
  expect(items).toHaveLength(11)
  const one = await app.get(`/api/content/services/${items[0]!.id}`)
  expect(await one.json()).toEqual({ item: items[0] })
  const second = await app.get('/api/content/services', { 'if-none-match': first.headers.get('etag')! })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('a document is read by its name', async () => {
  await using app = await startApp()
  const { item } = (await (await app.get('/api/content/generalSettings')).json()) as {
    item: { topicKeywords: string[] }
  }
  expect(item.topicKeywords).toHaveLength(15)
})

test('a published change is in the very next answer', async () => {
  await using app = await startApp()
  await app.get('/api/content/stats')
  expect((await app.send('POST', '/api/content/stats', stat)).status).toBe(201)
  expect(await (await app.get('/api/content/stats')).text()).toContain('Sieben')
})

test('drafts are in no public answer', async () => {
  await using app = await startApp()
  const created = await app.send('POST', '/api/content/stats', { id: 'geheim', draft: true, ...stat })
  expect(created.status).toBe(201)
  expect(await (await app.get('/api/content/stats')).text()).not.toContain('Sieben')
  expect((await app.get('/api/content/stats/geheim')).status).toBe(404)
  expect((await app.send('POST', '/api/content/stats/geheim/publish', { version: 1 })).status).toBe(200)
  expect((await app.get('/api/content/stats/geheim')).status).toBe(200)
  expect((await app.send('POST', '/api/content/stats/geheim/unpublish', { version: 2 })).status).toBe(200)
  expect((await app.get('/api/content/stats/geheim')).status).toBe(404)
})

test('an unknown collection or id is a 404 with a German text', async () => {
  await using app = await startApp()
  for (const path of [
    '/api/content/nix',
    '/api/content/stats/nix',
    '/api/content/toString',
    '/api/content/%zz',
    '/api/content/footer/footer2',
    '/api/content/team/%00',
    '/api/content/stats/ABC',
  ]) {
    const response = await app.get(path)
    expect(response.status, path).toBe(404)
  }
  expect(await errorOf(await app.get('/api/content/nix'))).toEqual({
    code: 'not-found',
    message: 'Diesen Inhaltsbereich gibt es nicht.',
  })
})

test('a broken body gets the right refusal and changes nothing', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_BODY_LIMIT_KB: '16' } })
  const before = await (await app.get('/api/content/stats')).text()
  const malformed = await app.send('POST', '/api/content/stats', '{"values":')
  expect([malformed.status, (await errorOf(malformed)).code]).toEqual([400, 'malformed-json'])
  const large = await app.send('POST', '/api/content/stats', { values: { value: 'x'.repeat(20_000), label: 'y' } })
  expect([large.status, (await errorOf(large)).code]).toEqual([413, 'body-too-large'])
  const form = await app.send('POST', '/api/content/stats', 'a=b', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect([form.status, (await errorOf(form)).code]).toEqual([415, 'unsupported-media-type'])
  for (const body of ['[]', '"text"', '1', 'null', '{"values":[]}', '{"values":{},"more":1}'])
    expect((await app.send('POST', '/api/content/stats', body)).status, body).toBe(422)
  expect(await (await app.get('/api/content/stats')).text()).toBe(before)
})

test('a body without a length is cut off at the limit as well', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_BODY_LIMIT_KB: '16' } })
  const chunks = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(1_000)))
    },
  })
  const request = new Request('http://localhost/api/content/stats', {
    method: 'POST',
    headers: { authorization: 'Bearer token-for-tests-0123456789abcdefghij', 'content-type': 'application/json' },
    body: chunks,
    duplex: 'half',
  } as RequestInit)
  expect((await app.fetch(request)).status).toBe(413)
})

test('every invalid field is named with its path and a German message', async () => {
  await using app = await startApp()
  const values = {
    legalLinks: [{ label: '', href: 'javascript:alert(1)' }],
    contactInfo: { fax: '+49 361 1' },
  }
  const response = await app.send('PATCH', '/api/content/footer/footer', { version: 1, values })
  expect(response.status).toBe(422)
  expect((await errorOf(response)).fields).toEqual([
    { path: 'legalLinks.0.label', message: 'Bitte eine Beschriftung angeben' },
    { path: 'legalLinks.0.href', message: 'Bitte eine Seite wählen oder eine Adresse mit https:// angeben' },
    { path: 'contactInfo.fax', message: 'Dieses Feld gibt es nicht' },
  ])
})

test('a change needs the version it builds on, and an old one is answered with the current', async () => {
  await using app = await startApp()
  await app.send('POST', '/api/content/stats', { id: 'a', ...stat })
  const without = await app.send('PATCH', '/api/content/stats/a', { values: { value: '8' } })
  expect([without.status, (await errorOf(without)).fields]).toEqual([
    422,
    [{ path: 'version', message: 'Bitte die Version angeben, die geändert wird' }],
  ])
  expect((await app.send('PATCH', '/api/content/stats/a', { version: 1, values: { value: '8' } })).status).toBe(200)
  const late = await app.send('PATCH', '/api/content/stats/a', { version: 1, values: { value: '9' } })
  expect(late.status).toBe(409)
  expect(await errorOf(late)).toMatchObject({ code: 'conflict', current: { version: 2, values: { value: '8' } } })
  expect((await app.send('POST', '/api/content/stats', { id: 'a', ...stat })).status).toBe(409)
  expect((await app.send('DELETE', '/api/content/stats/a', { version: 1 })).status).toBe(409)
  expect((await app.send('DELETE', '/api/content/stats/a', { version: 2 })).status).toBe(204)
})

test('writing needs a right, whatever the body says', async () => {
  await using app = await startApp()
  const attempts: [string, string][] = [
    ['POST', '/api/content/stats'],
    ['PATCH', '/api/content/stats/a'],
    ['DELETE', '/api/content/stats/a'],
    ['POST', '/api/content/stats/a/publish'],
    ['POST', '/api/content/stats/a/unpublish'],
    ['POST', '/api/import-defaults/stats'],
  ]
  for (const [method, path] of attempts) {
    for (const authorization of ['', 'Bearer wrong', 'Basic abc']) {
      const response = await app.send(method, path, 'not even JSON', { authorization })
      expect([response.status, (await errorOf(response)).code], `${method} ${path}`).toEqual([401, 'unauthenticated'])
    }
  }
})

test('without an API token nobody can write', async () => {
  await using app = await startApp({ environment: { SCHAUFENSTER_API_TOKEN: '' } })
  expect((await app.send('POST', '/api/content/stats', stat, { authorization: 'Bearer ' })).status).toBe(401)
  expect((await app.send('POST', '/api/content/stats', stat, { authorization: 'Bearer undefined' })).status).toBe(401)
})

test('importing defaults says how many there are, and how to undo it', async () => {
  await using app = await startApp()
  expect(await (await app.send('POST', '/api/import-defaults/stats')).json()).toEqual({
    imported: 4,
    snapshot: expect.any(String),
  })
  expect((await app.send('POST', '/api/import-defaults/nix')).status).toBe(404)
})

test('a known address with another method is a 405 that names the allowed ones', async () => {
  await using app = await startApp()
  const response = await app.send('PUT', '/api/content/stats', stat)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test('a change without an id is refused in the words of its collection', async () => {
  await using app = await startApp()
  const collections = definitions.filter((definition) => definition.kind === 'collection')
  for (const { name, missingId } of collections)
    for (const method of ['PATCH', 'DELETE'])
      for (const end of ['', '/', '/%20', '/%09']) {
        const path = `/api/content/${name}${end}`
        const refused = await app.send(method, path, { version: 1, values: {} })
        expect([method, path, refused.status, await errorOf(refused)]).toEqual([
          method,
          path,
          400,
          { code: 'missing-id', message: missingId },
        ])
      }
  expect(collections.map(({ missingId }) => missingId)).toEqual(
    expect.arrayContaining(['No blog post ID provided', 'No service ID provided', 'No stat ID provided']),
  )
  for (const action of ['publish', 'unpublish'])
    expect(await errorOf(await app.send('POST', `/api/content/services//${action}`, { version: 1 }))).toEqual({
      code: 'missing-id',
      message: 'No service ID provided',
    })
  // Without a body as well: what is missing first is said first.
  expect((await errorOf(await app.send('DELETE', '/api/content/blogPosts'))).message).toBe('No blog post ID provided')
  const bulk = await app.send('POST', '/api/bulk/stats', {
    action: 'delete',
    items: [{ id: ' ', version: 1 }, { version: 1 }],
  })
  const failed = { code: 'missing-id', message: 'No stat ID provided' }
  expect(await bulk.json()).toEqual({
    done: [],
    failed: [
      { id: ' ', ...failed },
      { id: '', ...failed },
    ],
  })
  // A document has no id that could be missing, and nobody but an editor is told anything.
  expect((await app.send('PATCH', '/api/content/footer', { version: 1, values: {} })).status).toBe(405)
  expect((await app.send('PATCH', '/api/content/stats/', {}, { authorization: '' })).status).toBe(401)
})

test('a stat that cannot be deleted is reported with its cause, and never in the words of the database', async () => {
  const lines: unknown[] = []
  const log = { ...silentLog, error: (...line: unknown[]) => void lines.push(line) }
  await using app = await startApp({ log })
  const refusal = async (path: string, body: object = { version: 1 }) => {
    const response = await app.send('DELETE', `/api/content/stats/${path}`, body)
    const { code, message } = await errorOf(response)
    return [response.status, code, message]
  }
  const unknown = [404, 'not-found', 'Failed to delete stat: Diesen Eintrag gibt es nicht.']
  expect(await refusal('nix')).toEqual(unknown)
  const conflict = 'Failed to delete stat: Der Eintrag wurde inzwischen an anderer Stelle geändert.'
  const { items } = (await (await app.get('/api/content/stats')).json()) as { items: { id: string }[] }
  expect(await refusal(items[0]!.id, { version: 99 })).toEqual([409, 'conflict', conflict])
  await app.database.query.schema.dropTable('documents').execute()
  const broken = 'Failed to delete stat: Da ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.'
  expect(await refusal('nix')).toEqual([500, 'delete-failed', broken])
  expect(inspect(lines, { depth: 6 })).toContain('no such table')
})

test('HEAD answers like GET, without a body', async () => {
  await using app = await startApp()
  const head = await app.fetch(new Request('http://localhost/api/content/stats', { method: 'HEAD' }))
  const get = await app.get('/api/content/stats')
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
})

test('nothing in an answer of the API can run or be framed', async () => {
  await using app = await startApp()
  for (const path of ['/api/content/stats', '/api/content/nix', '/healthz']) {
    const { headers } = await app.get(path)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('health answers while the process lives, readiness while the database takes writes', async () => {
  let at = Date.parse('2026-05-04T08:00:00Z')
  await using app = await startApp({ now: () => new Date(at) })
  expect((await app.get('/healthz')).status).toBe(200)
  expect((await app.get('/readyz')).status).toBe(200)
  await app.database.query.schema.dropTable('write_checks').execute()
  at += 10_000
  expect((await app.get('/healthz')).status).toBe(200)
  expect((await app.get('/readyz')).status).toBe(503)
})

test('every complaint is German, whatever is wrong with the body', async () => {
  await using app = await startApp()
  const bodies: unknown[] = [[], 7, { id: 7 }, { values: 'x' }, { values: {}, draft: 'ja' }]
  const wrong = [null, 7, 'x', [], [7], {}, true]
  for (const { name, fields } of definitions)
    for (const value of wrong) {
      const values = Object.fromEntries(Object.keys(fields).map((field) => [field, value]))
      for (const schema of [findDefinition(name)!.schema, findDefinition(name)!.draftSchema]) {
        const issues = schema.safeParse(values).error?.issues ?? []
        for (const { message, path } of issues)
          expect(message, `${name} ${path.join('.')}`).not.toMatch(/[Ii]nvalid|expected|Too |Unrecognized/)
      }
    }
  for (const body of bodies)
    expect(await (await app.send('POST', '/api/content/stats', body)).text()).not.toMatch(
      /[Ii]nvalid input|expected|Unrecognized/,
    )
})

test('an answer from a fallback is marked and not kept', async () => {
  await using app = await startApp()
  await app.database.query.schema.alterTable('documents').renameTo('documents_away').execute()
  const response = await app.get('/api/content/stats')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(app.memory.size.entries).toBe(0)
  const throwing = await app.get('/api/content/testimonials')
  expect([throwing.status, (await errorOf(throwing)).code]).toEqual([500, 'internal-error'])
})

test('spellings of one address share one cached answer', async () => {
  await using app = await startApp()
  await app.get('/api/content/stats')
  await app.get('/api/content/%73tats')
  expect(app.memory.size.entries).toBe(1)
})

test('a text that no parser should meet is refused with the field it is in', async () => {
  await using app = await startApp()
  const values = { title: 'A', teaser: 'B', motif: 'web', content: '<b>'.repeat(160_000) }
  const fields = [{ path: 'content', message: expect.stringContaining('höchstens 50 Ebenen') }]
  for (const draft of [true, false]) {
    const answer = await app.send('POST', '/api/content/blogPosts', { values, draft })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: expect.objectContaining({ code: 'invalid-fields', fields }) },
    ])
  }
  const preview = await app.send('POST', '/blog?vorschau=blogPosts:neu', { values })
  expect(preview.status).toBe(422)
})
