import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { apiRoutes } from '#server/api/routes.ts'
import { scheduleChore } from '#server/content/schedule.ts'
import { auditActions } from '#shared/messages/audit-actions.ts'
import { exported, sendArchive } from '../archives.ts'
import { goodPassword, signedInBrowser } from '../browser.ts'
import { silentLog } from '../databases.ts'
import { pngPicture } from '../media-files.ts'
import { startMediaApp } from '../media-app.ts'
import { startApp } from '../start-app.ts'
import { startMail } from '../start-mail.ts'

// Every administrative change is in the audit log, in words (tests/integration/accounts.test.ts has those on accounts).

const post = { title: 'Neuer Beitrag', teaser: 'Kurz gesagt', content: '<p>Text</p>', motif: 'web' }
const item = 'Blogbeitrag: „Neuer Beitrag“'

test('every route that changes something says what it leaves in the audit log, or why nothing', () => {
  const changes = apiRoutes.filter(({ method, right }) => method !== 'GET' && right !== 'public')
  expect(changes.length).toBeGreaterThan(40)
  for (const route of changes) {
    const audit = 'audit' in route ? route.audit : undefined
    const said = Array.isArray(audit) ? audit.length > 0 : Boolean(audit && 'none' in audit && audit.none)
    expect(said, `${route.method} ${route.path}`).toBe(true)
  }
})

test('every deed on accounts that a route names has words, and so has everything else', () => {
  for (const [action, words] of Object.entries(auditActions)) expect(words, action).toMatch(/^\p{Lu}[\p{L} -]+$/u)
})

test('content, plans and their execution, links and copies are noted with their titles', async () => {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') }
  await using app = await startMediaApp({ now: () => clock.now, seeded: false })
  const { store, operations } = app.backend
  const noted = async () => {
    const { lines } = await operations.audit({})
    return lines.map(({ action, subject, by }) => `${action} ${subject} (${by})`).toReversed()
  }
  let version = 0
  const send = async (method: string, path: string, body: object = {}) => {
    const answer = await app.send(method, `${path}`, { version, ...body })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    const text = await answer.text()
    const next = text ? (JSON.parse(text) as { version?: number; id?: string }) : {}
    version = next.version ?? version
    return next
  }
  const edit = '/api/editing/blogPosts/neuer-beitrag'
  const content = '/api/content/blogPosts/neuer-beitrag'

  await app.send('POST', '/api/content/blogPosts', { values: post, draft: true })
  version = 1
  for (const teaser of ['A', 'Ab', 'Abc']) await send('PATCH', content, { values: { teaser }, draft: true })
  const plan = { publishAt: '2026-03-02T00:00:00Z', unpublishAt: null, reason: 'Test' }
  await send('PUT', `${edit}/schedule`, plan)
  clock.now = new Date('2026-03-02T00:00:01.000Z')
  await scheduleChore(app.database, store, silentLog, () => clock.now).work()
  version += 1
  await send('POST', `${edit}/undo-publish`)
  await send('POST', `${content}/publish`, { reason: 'Test' })
  await send('POST', `${content}/unpublish`)
  await send('POST', `${edit}/undo-unpublish`)
  await send('PATCH', content, { values: { teaser: 'Neu' } })
  await send('PATCH', content, { values: { teaser: 'Weg' }, draft: true })
  await send('POST', `${edit}/discard`)
  const { seq } = await app.database.query.selectFrom('revisions').select('seq').limit(1).executeTakeFirstOrThrow()
  await send('POST', `${edit}/revisions/${seq}/restore`)
  const link = await app.send('POST', `${edit}/preview-links`, { days: 7 })
  await app.send('DELETE', `${edit}/preview-links/${((await link.json()) as { id: string }).id}`)
  await app.send('DELETE', `${edit}/preview-links/none`)
  await app.send('POST', `${content}/duplicate`)
  await app.send('POST', '/api/bulk/blogPosts', { action: 'delete', items: [{ id: 'neuer-beitrag', version }] })
  await app.send('POST', '/api/trash/blogPosts/neuer-beitrag/restore')
  await app.send('DELETE', content, { version: version + 2 })
  await app.send('DELETE', '/api/trash/blogPosts/neuer-beitrag')
  await app.backend.unanswered.record('Haben Sie einen Hund?')
  const [question] = await app.backend.unanswered.groups()
  await app.send('POST', '/api/questions/discard', { key: question!.key })

  const byKey = (deed: string, subject = item) => `${deed} ${subject} (API-Schlüssel)`
  expect(await noted()).toEqual([
    byKey('content.create'),
    byKey('content.draft'),
    byKey('content.schedule'),
    `content.publish ${item} (System)`,
    byKey('content.undo-publish'),
    byKey('content.publish'),
    byKey('content.unpublish'),
    byKey('content.undo-unpublish'),
    byKey('content.update'),
    byKey('content.draft'),
    byKey('content.discard'),
    byKey('content.restore-revision'),
    byKey('preview-link.create'),
    byKey('preview-link.revoke'),
    byKey('content.duplicate', 'Blogbeitrag: „Neuer Beitrag (Kopie)“'),
    byKey('content.delete'),
    byKey('content.restore'),
    byKey('content.delete'),
    byKey('content.remove'),
    byKey('question.discard', 'Haben Sie einen Hund?'),
  ])
})

test('a change that is refused or rolled back leaves nothing in the log', async () => {
  await using app = await startMediaApp({ seeded: false })
  await app.send('POST', '/api/content/blogPosts', { values: { title: 'Unvollständig' } })
  await app.send('PATCH', '/api/content/footer/footer', { version: 9, values: {} })
  expect((await app.backend.operations.audit({})).lines).toEqual([])
})

test('files that come, change and go are noted by their names', async () => {
  await using app = await startMediaApp({ seeded: false })
  const picture = await app.add('haus.png', await pngPicture(40, 30))
  await app.add('neu.png', await pngPicture(50, 30, 2), picture.id)
  await app.send('PATCH', `/api/media/${picture.id}`, { alt: 'Das Haus' })
  await app.send('DELETE', `/api/media/${picture.id}`)
  // What is not in the trash is not removed, and nobody is told so.
  for (const action of ['restore', 'remove', 'delete', 'remove'])
    await app.send('POST', '/api/media-bulk', { action, ids: [picture.id] })
  const { lines } = await app.backend.operations.audit({})
  expect(lines.map(({ action, subject }) => `${action} ${subject}`).toReversed()).toEqual([
    'media.upload haus.png',
    'media.replace „haus.png“ durch „neu.png“',
    'media.edit neu.png',
    'media.delete neu.png',
    'media.restore neu.png',
    'media.delete neu.png',
    'media.remove neu.png',
  ])
})

test('what becomes of a message is noted without saying whose it is', async () => {
  await using site = await startMail()
  const id = await site.write()
  await site.send('PATCH', `/api/mail/messages/${id}`, { state: 'answered' })
  await site.send('PATCH', `/api/mail/messages/${id}`, { state: 'answered' })
  const { lines } = await site.backend.operations.audit({})
  expect(lines).toMatchObject([
    { action: 'message.state', subject: 'Nachricht vom 15.11.2026, 09:00: Beantwortet', by: 'API-Schlüssel' },
  ])
})

test('a change whose line cannot be written is not made', async () => {
  await using app = await startMediaApp()
  const admin = await signedInBrowser(app, 'admin')
  const people = () => app.database.query.selectFrom('users').select(['id', 'name', 'role', 'disabled']).execute()
  const editor = {
    name: 'Edi Editor',
    email: 'edi@musterwerk.example',
    role: 'editor',
    password: goodPassword,
  } as const
  const editorId = await app.backend.identity.accounts.create(editor)
  const picture = await app.add('haus.png', await pngPicture(40, 30))
  await app.send('DELETE', `/api/media/${picture.id}`)
  await admin.send('POST', '/api/users/invitations', { email: 'nora@musterwerk.example', role: 'editor' })
  const archive = await exported(app)
  const everything = async () => ({
    people: await people(),
    passwords: await app.database.query.selectFrom('accounts').select(['userId', 'password']).execute(),
    sessions: (await app.database.query.selectFrom('sessions').select('id').execute()).map(({ id }) => id),
    devices: await app.database.query.selectFrom('known_devices').selectAll().execute(),
    invitations: await app.database.query.selectFrom('invitations').select(['email', 'token_hash']).execute(),
    media: await app.database.query.selectFrom('media').select('id').execute(),
    snapshots: await app.database.query.selectFrom('snapshots').select('id').execute(),
  })
  const before = await everything()
  await sql`create trigger no_lines before insert on audit_log begin select raise(abort, 'no line'); end`.execute(
    app.database.query,
  )
  const calls: [string, string, unknown?][] = [
    ['PATCH', '/api/account', { name: 'Anderer Name' }],
    ['POST', '/api/account/password', { current: goodPassword, password: 'Ein ganz neues Kennwort 77' }],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/auth/session'],
    ['POST', '/api/users/invitations', { email: 'ole@musterwerk.example', role: 'editor' }],
    ['DELETE', '/api/users/invitations', { email: 'nora@musterwerk.example' }],
    ['PATCH', `/api/users/${editorId}`, { role: 'admin' }],
    ['PATCH', `/api/users/${editorId}`, { disabled: true }],
    ['DELETE', `/api/users/${editorId}/sessions`],
    ['DELETE', `/api/users/${editorId}`],
    ['POST', '/api/media-bulk', { action: 'remove', ids: [picture.id] }],
  ]
  for (const [method, path, body] of calls)
    expect([method, path, (await admin.send(method, path, body)).status]).toEqual([method, path, 500])
  for (const area of ['stats', 'media'])
    expect((await sendArchive(app, `/api/import?bereich=${area}`, archive)).status).toBe(500)
  expect(await everything()).toEqual(before)
})

test('an address with an umlaut stands in the log as people write it, and a title stays as it is', async () => {
  await using app = await startApp()
  const by = { id: 'system', name: 'System' }
  const { audit } = app.backend.identity
  await audit({ by, action: 'user.create', subject: 'nora@xn--mller-kva.de' })
  await audit({ by, action: 'content.create', subject: 'Seite: „Fragen @ uns“' })
  const { lines } = await app.backend.operations.audit({ search: 'nora@müller.de' })
  expect(lines.map(({ subject }) => subject)).toEqual(['nora@müller.de'])
  const [newest] = (await app.backend.operations.audit({})).lines
  expect(newest?.subject).toBe('Seite: „Fragen @ uns“')
})
