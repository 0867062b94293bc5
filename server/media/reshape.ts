import { randomUUID } from 'node:crypto'
import { AppError } from '#shared/errors.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { canReshape, type Reshape } from '#shared/media/reshape.ts'
import { refusalMessages, storageErrorMessages } from '#shared/messages/media.ts'
import type { Drawing } from './drawing.ts'
import type { Inspect } from './inspect.ts'
import type { Keeper, Kept } from './keep-file.ts'
import type { WorkFiles } from './work-files.ts'

type Parts = {
  drawing: Drawing
  workFiles: WorkFiles
  inspect: Inspect
  keeper: Keeper
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  now(): Date
}

/** Somebody looks at the dialog and waits. */
const urgency = 0

/** Turns and cuts a picture of the library: the result takes its place everywhere, the former file stays a while (J20). */
export function createReshape({ drawing, workFiles, inspect, keeper, inTurn, now }: Parts) {
  return async function reshape(id: string, { turn, crop }: Reshape, by: string): Promise<Kept> {
    const { name, hash, type } = await keeper.requireEntry(id)
    if (!canReshape(type as FileType)) throw new AppError('invalid-format', 415, refusalMessages.noReshape)
    await using original = await workFiles.original(hash)
    if (!original) throw new AppError('object-not-found', 404, storageErrorMessages['object-not-found'])
    await using cut = await workFiles.take()
    const job = { kind: 'reshape', path: original.path, into: cut.path, type, turn, crop } as const
    await drawing.turn(urgency, (ask) => ask(job)).result
    await using file = await inspect(cut.path, name)
    const session = {
      id: randomUUID(),
      name,
      size: file.bytes,
      owner: by,
      createdAt: now().toISOString(),
      replaces: id,
    }
    return await inTurn(() => keeper.keep(session, file))
  }
}
