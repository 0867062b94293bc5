import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { uploadExpiresAfterMs } from '#shared/media/upload-rules.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import { isMissing } from './system-error.ts'

const sessionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.number(),
  owner: z.string(),
  createdAt: z.string(),
  /** The entry whose file this one takes the place of. */
  replaces: z.string().optional(),
  /** Set when the file is in the library, so that an answer that got lost can be given again. */
  mediaId: z.string().optional(),
})
export type UploadSession = z.infer<typeof sessionSchema>
/** What has arrived of it beside what was announced. */
export type StartedUpload = UploadSession & { received: number }
export type UploadSessions = ReturnType<typeof openUploadSessions>

/** Whether it can be one of ours; anything else must never become part of a path. */
export function isUploadId(id: string): boolean {
  return sessionSchema.shape.id.safeParse(id).success
}

/** Unfinished uploads: what was announced, beside it what has arrived, in a folder of this machine (behaviour D). */
export function openUploadSessions(folder: string, now: () => Date) {
  const noteOf = (id: string) => join(folder, `${id}.json`)
  const partOf = (id: string) => join(folder, `${id}.part`)

  async function save(session: UploadSession): Promise<void> {
    await writeFile(`${noteOf(session.id)}.new`, JSON.stringify(session))
    await rename(`${noteOf(session.id)}.new`, noteOf(session.id))
  }

  async function read(id: string): Promise<UploadSession | undefined> {
    try {
      return sessionSchema.parse(JSON.parse(await readFile(noteOf(id), 'utf8')))
    } catch (cause) {
      if (isMissing(cause)) return undefined
      throw cause
    }
  }

  async function all(): Promise<UploadSession[]> {
    const names = await readdir(folder).catch(() => [])
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
    return (await Promise.all(ids.map(read))).filter((session) => session !== undefined)
  }

  async function received({ id, size, mediaId }: UploadSession): Promise<number> {
    if (mediaId !== undefined) return size
    const facts = await stat(partOf(id)).catch((cause: unknown) => {
      // Cancelled while a piece of it was arriving, by an administrator or in another window.
      throw isMissing(cause) ? noUpload() : cause
    })
    return facts.size
  }

  async function remove(id: string): Promise<void> {
    for (const path of [partOf(id), noteOf(id), `${noteOf(id)}.new`]) await rm(path, { force: true })
  }

  return {
    remove,
    pathOf: partOf,
    async start(announced: Pick<UploadSession, 'name' | 'size' | 'owner' | 'replaces'>): Promise<UploadSession> {
      const session = { ...announced, id: randomUUID(), createdAt: now().toISOString() }
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(partOf(session.id), '')
        await save(session)
      } catch (cause) {
        await remove(session.id)
        throw cause
      }
      return session
    },
    async find(id: string): Promise<UploadSession | undefined> {
      if (!isUploadId(id)) return undefined
      const session = await read(id)
      return session && !isExpired(session, now()) ? session : undefined
    },
    received,
    /** Adds what arrives. When the connection breaks, what came so far stays and counts. */
    async append({ id, size }: UploadSession, offset: number, body: ReadableStream<Uint8Array>, signal: AbortSignal) {
      await pipeline(
        Readable.fromWeb(body as never),
        (parts: AsyncIterable<Uint8Array>) => atMost(size - offset, parts),
        createWriteStream(partOf(id), { flags: 'a' }),
        { signal },
      )
    },
    /** Back to a size: what a longer file than announced brought too much. */
    truncate: (id: string, bytes: number) => truncate(partOf(id), bytes),
    async finish(session: UploadSession, mediaId: string): Promise<void> {
      await save({ ...session, mediaId })
      await rm(partOf(session.id), { force: true })
    },
    /** The unfinished ones of everybody, the oldest first. */
    async open(): Promise<StartedUpload[]> {
      const sessions = (await all()).filter((session) => session.mediaId === undefined && !isExpired(session, now()))
      const uploads = sessions.map(async (session) => ({
        ...session,
        received: await received(session).catch(() => 0),
      }))
      return (await Promise.all(uploads)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
    },
    async removeExpired(): Promise<void> {
      for (const session of await all()) if (isExpired(session, now())) await remove(session.id)
    },
  }
}

/** There is none, or it is somebody else's. */
export function noUpload(): AppError {
  return new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
}

function isExpired({ createdAt }: UploadSession, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() > uploadExpiresAfterMs
}

async function* atMost(bytes: number, parts: AsyncIterable<Uint8Array>) {
  let left = bytes
  for await (const part of parts) {
    left -= part.byteLength
    if (left < 0) throw new AppError('server-file-wrong-size', 422, refusalMessages.tooLong)
    yield part
  }
}
