import { uploadHeaders } from '#shared/media/upload-rules.ts'
import type { MediaEntry, MediaUse } from '#shared/media/entry.ts'
import { newDiskPlace, type MediaPlace } from './object-stores.ts'
import { apiToken, startApp } from './start-app.ts'

type AppOptions = Parameters<typeof startApp>[0]
export type UploadAnswer = {
  status: number
  body: { media?: MediaEntry & { uses: MediaUse[] }; duplicate?: boolean; error?: { code: string; message: string } }
}

/** The server with a place of its own for media, and uploads in one or several pieces. */
export async function startMediaApp(options: AppOptions = {}, newPlace: () => Promise<MediaPlace> = newDiskPlace) {
  const place = await newPlace()
  const app = await startApp({ ...options, environment: { ...place.environment, ...options.environment } })

  const sendPiece = (url: string, offset: number, piece: Uint8Array) =>
    app.fetch(
      new Request(`http://localhost:3000${url}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${apiToken}`, [uploadHeaders.offset]: String(offset) },
        body: piece as BodyInit,
      }),
    )

  async function start(name: string, size: number, replaces?: string) {
    const response = await app.send('POST', '/api/storage/uploads', { name, size, ...(replaces && { replaces }) })
    return { response, url: response.headers.get('location') ?? '' }
  }

  async function upload(name: string, file: Uint8Array, replaces?: string): Promise<UploadAnswer> {
    const { response, url } = await start(name, file.length, replaces)
    const last = response.status === 201 ? await sendPiece(url, 0, file) : response
    return { status: last.status, body: (await last.json()) as UploadAnswer['body'] }
  }

  return {
    ...app,
    place,
    start,
    sendPiece,
    upload,
    /** For files that must be accepted. */
    async add(name: string, file: Uint8Array, replaces?: string) {
      const { status, body } = await upload(name, file, replaces)
      if (!body.media) throw new Error(`${name} was refused: ${status} ${JSON.stringify(body)}`)
      return body.media
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}
