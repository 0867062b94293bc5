import { AppError } from '#shared/errors.ts'
import { endingOf, isKnownEnding, isPlainFileName } from '#shared/media/file-types.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import type { Config } from '#server/base/config.ts'
import { createSerialQueue } from '#shared/time/serial-queue.ts'
import { isStorageFull } from '#server/database/failure.ts'
import { checkBeginning, type Inspect } from './inspect.ts'
import type { Keeper, Kept } from './keep-file.ts'
import { sniffedBytes } from './sniff.ts'
import { requireAllowedSize, type SizeLimits } from './allowed-size.ts'
import { createUploadRoom } from './upload-room.ts'
import { isUploadId, noUpload, type UploadSession, type UploadSessions } from './upload-sessions.ts'

export type AnnouncedUpload = { name: string; size: number; replaces?: string }
export type UploadProgress = { session: UploadSession; offset: number; kept?: Kept }

type Parts = {
  config: SizeLimits & Pick<Config, 'mediaQuotaBytes'>
  sessions: UploadSessions
  keeper: Keeper
  inspect: Inspect
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
}
type Running = { stop: AbortController; ended: Promise<unknown> }

/** Files that arrive in pieces: start, append, query, cancel (behaviour D). */
export function openUploads({ config, sessions, keeper, inspect, inTurn }: Parts) {
  const running = new Map<string, Running>()
  const { run: oneStartAtATime } = createSerialQueue()
  const room = createUploadRoom({ config, sessions, usedBytes: keeper.usedBytes })

  async function anySession(id: string): Promise<UploadSession> {
    if (!isUploadId(id)) throw new AppError('invalid-url', 400, storageErrorMessages['invalid-url'])
    const session = await sessions.find(id)
    if (!session) throw noUpload()
    return session
  }

  /** Somebody else's upload is as good as none. */
  async function sessionOf(id: string, owner: string): Promise<UploadSession> {
    const session = await anySession(id)
    if (session.owner !== owner) throw noUpload()
    return session
  }

  /** A newer request of the same upload ends an older one, whose connection is most likely dead already. */
  async function alone<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const before = running.get(id)
    const stop = new AbortController()
    const mine = (before?.ended ?? Promise.resolve()).catch(() => {}).then(() => work(stop.signal))
    running.set(id, { stop, ended: mine })
    before?.stop.abort()
    try {
      return await mine
    } finally {
      if (running.get(id)?.stop === stop) running.delete(id)
    }
  }

  async function append(session: UploadSession, offset: number, body: ReadableStream<Uint8Array>, signal: AbortSignal) {
    const received = await sessions.received(session)
    if (offset !== received) throw new AppError('conflict', 409, refusalMessages.offset)
    await orLeaveNothing(session.id, () => room.requireForRest(session, received))
    try {
      await sessions.append(session, offset, body, signal)
    } catch (cause) {
      if (leavesNoRoom(cause)) await sessions.remove(session.id)
      else if (cause instanceof AppError) await sessions.truncate(session.id, offset)
      if (signal.aborted) throw new AppError('conflict', 409, refusalMessages.offset, { cause })
      throw cause
    }
    // What is no picture at all need not travel to its end.
    if (offset < sniffedBytes && (await sessions.received(session)) >= sniffedBytes)
      await orLeaveNothing(session.id, () => checkBeginning(sessions.pathOf(session.id), session.name))
  }

  async function orLeaveNothing<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (cause) {
      // Passing trouble keeps the file, so that the client can come back for it.
      if ((cause instanceof AppError && cause.status < 500) || leavesNoRoom(cause)) await sessions.remove(id)
      throw cause
    }
  }

  async function finish(session: UploadSession): Promise<Kept> {
    const kept = await orLeaveNothing(session.id, async () => {
      await using file = await inspect(sessions.pathOf(session.id), session.name)
      return await inTurn(() => keeper.keep(session, file))
    })
    await sessions.finish(session, kept.mediaId)
    return kept
  }

  return {
    async start({ name, size, replaces }: AnnouncedUpload, owner: string): Promise<UploadSession> {
      if (!isPlainFileName(name)) throw new AppError('invalid-argument', 422, refusalMessages.name)
      const ending = endingOf(name)
      if (ending && !isKnownEnding(ending)) throw new AppError('invalid-format', 415, refusalMessages.ending)
      if (size === 0) throw new AppError('invalid-argument', 422, refusalMessages.empty)
      requireAllowedSize({ name, bytes: size }, config)
      if (replaces !== undefined) await keeper.requireEntry(replaces)
      return oneStartAtATime(async () => {
        await room.requireForAnnounced(size, owner)
        return sessions.start({ name, size, owner, ...(replaces !== undefined && { replaces }) })
      })
    },
    async state(id: string, owner: string): Promise<UploadProgress> {
      const session = await sessionOf(id, owner)
      const offset = await sessions.received(session)
      return { session, offset, ...(session.mediaId && { kept: { mediaId: session.mediaId, duplicate: false } }) }
    },
    /** Takes a piece; with the last one the file enters the library. */
    async take(
      id: string,
      owner: string,
      offset: number,
      body: ReadableStream<Uint8Array> | null,
    ): Promise<UploadProgress> {
      await sessionOf(id, owner)
      return alone(id, async (signal) => {
        const session = await sessionOf(id, owner)
        if (session.mediaId)
          return { session, offset: session.size, kept: { mediaId: session.mediaId, duplicate: false } }
        await append(session, offset, body ?? emptyBody(), signal)
        const received = await sessions.received(session)
        const kept = received === session.size ? await finish(session) : undefined
        return { session, offset: received, ...(kept && { kept }) }
      })
    },
    async cancel(id: string, owner: string): Promise<void> {
      await sessionOf(id, owner)
      await alone(id, () => sessions.remove(id))
    },
    /** The unfinished ones of everybody: for administrators. */
    open: sessions.open,
    /** Whoever began it: for administrators. */
    async cancelForeign(id: string): Promise<UploadSession> {
      const session = await anySession(id)
      await alone(id, () => sessions.remove(id))
      return session
    },
  }
}

/** On a full disk what has arrived is the last thing that should stay. */
function leavesNoRoom(cause: unknown): boolean {
  return isStorageFull(cause) || (cause instanceof AppError && cause.code === 'storage-full')
}

function emptyBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.close() })
}
