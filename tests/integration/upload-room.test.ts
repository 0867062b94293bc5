import { expect, test } from 'vitest'
import { signedInBrowser } from '../browser.ts'
import { startMediaApp } from '../media-app.ts'
import { pdfDocument } from '../media-files.ts'

const megabyte = 1_048_576
type App = Awaited<ReturnType<typeof startMediaApp>>
type Browser = Awaited<ReturnType<typeof signedInBrowser>>

async function announce(browser: Browser, name: string, size: number) {
  const response = await browser.send('POST', '/api/storage/uploads', { name, size })
  const body = (await response.json()) as { id?: string; error?: { code: string; message: string } }
  return { status: response.status, id: body.id ?? '', error: body.error }
}

function sendPiece(app: App, browser: Browser, id: string, piece: Uint8Array) {
  return app.backend.media.uploads.take(id, browser.id, 0, new Blob([piece as BlobPart]).stream())
}

test('one contributor’s announcements never stop the upload of another person', async () => {
  await using app = await startMediaApp({ environment: { SCHAUFENSTER_MEDIA_QUOTA_MB: '1000' } })
  const one = await signedInBrowser(app, 'contributor')
  const other = await signedInBrowser(app, 'contributor', 'other@musterwerk.example')
  const answers = []
  for (let number = 0; number < 100; number++) answers.push(await announce(one, `Film ${number}.pdf`, 100 * megabyte))
  const refused = answers.filter(({ status }) => status !== 201)
  expect(answers.length - refused.length, 'the largest video twice is more than a person may begin').toBe(2)
  expect(refused[0]).toMatchObject({ status: 413, error: { code: 'quota-exceeded' } })
  expect(refused[0]!.error!.message).toContain('zu viele unfertige Uploads')

  // As many people as there is room for, and each of them a file.
  for (let number = 0; number < 20; number++)
    expect((await announce(other, `Prospekt ${number}.pdf`, 5 * megabyte)).status).toBe(201)
})

test('nobody may begin more than fifty uploads, however small they are', async () => {
  await using app = await startMediaApp()
  const one = await signedInBrowser(app, 'contributor')
  for (let number = 0; number < 50; number++) expect((await announce(one, 'Klein.pdf', 10)).status).toBe(201)
  const { status, error } = await announce(one, 'Klein.pdf', 10)
  expect([status, error?.code]).toEqual([413, 'quota-exceeded'])
})

test('bytes that have arrived take room from everybody, and a file beyond it is refused on its way', async () => {
  const environment = { SCHAUFENSTER_MEDIA_QUOTA_MB: '3' }
  await using app = await startMediaApp({ environment })
  const one = await signedInBrowser(app, 'contributor')
  const other = await signedInBrowser(app, 'contributor', 'other@musterwerk.example')
  const first = await announce(one, 'Eins.pdf', 2 * megabyte)
  const second = await announce(other, 'Zwei.pdf', 2 * megabyte)
  expect([first.status, second.status]).toEqual([201, 201])
  await sendPiece(app, one, first.id, pdfDocument(1.5 * megabyte))
  expect((await announce(other, 'Drei.pdf', megabyte)).status, 'one and a half arrived, and two of their own').toBe(413)
  const late = sendPiece(app, other, second.id, pdfDocument(2 * megabyte))
  await expect(late).rejects.toMatchObject({ code: 'quota-exceeded', status: 413 })
  expect((await other.send('GET', `/api/storage/uploads/${second.id}`)).status, 'nothing of it stays').toBe(404)
  expect((await announce(other, 'Drei.pdf', megabyte)).status).toBe(201)
})

test('administrators see the unfinished uploads of others and cancel them', async () => {
  await using app = await startMediaApp()
  const one = await signedInBrowser(app, 'contributor')
  const editor = await signedInBrowser(app, 'editor')
  const admin = await signedInBrowser(app, 'admin')
  const { id } = await announce(one, 'Film.pdf', 10 * megabyte)
  await sendPiece(app, one, id, pdfDocument(megabyte))

  const seen = (await (await admin.send('GET', '/api/open-uploads')).json()) as { uploads: unknown[] }
  const facts = { id, name: 'Film.pdf', size: 10 * megabyte, received: megabyte, owner: one.id, by: 'Bea Beitrag' }
  expect(seen.uploads).toMatchObject([facts])
  expect((await editor.send('GET', '/api/open-uploads')).status).toBe(403)
  expect((await editor.send('DELETE', `/api/open-uploads/${id}`)).status).toBe(403)
  expect((await editor.send('DELETE', `/api/storage/uploads/${id}`)).status, 'foreign ones are as good as none').toBe(
    404,
  )

  expect((await admin.send('DELETE', `/api/open-uploads/${id}`)).status).toBe(204)
  expect((await one.send('GET', `/api/storage/uploads/${id}`)).status).toBe(404)
  expect(await (await admin.send('GET', '/api/open-uploads')).json()).toEqual({ uploads: [] })
  const audit = app.database.query.selectFrom('audit_log').select(['by', 'action', 'subject'])
  expect(await audit.where('action', '=', 'media.cancel-upload').execute()).toEqual([
    { by: admin.id, action: 'media.cancel-upload', subject: 'Film.pdf' },
  ])
})

test('whoever is still sending reads that the upload is gone', async () => {
  await using app = await startMediaApp()
  const one = await signedInBrowser(app, 'contributor')
  const admin = await signedInBrowser(app, 'admin')
  const { id } = await announce(one, 'Film.pdf', 10 * megabyte)
  const body = new ReadableStream({ start: (controller) => controller.enqueue(pdfDocument(megabyte)) })
  const sending = app.backend.media.uploads.take(id, one.id, 0, body)
  const arrived = async () => (await app.backend.media.uploads.state(id, one.id)).offset
  await expect.poll(arrived).toBe(megabyte)
  const ended = expect(sending).rejects.toMatchObject({ status: 409 })
  expect((await admin.send('DELETE', `/api/open-uploads/${id}`)).status).toBe(204)
  await ended
  expect((await one.send('GET', `/api/storage/uploads/${id}`)).status).toBe(404)
})
