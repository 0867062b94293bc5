import type { FileType } from '#shared/media/file-types.ts'
import type { InspectedPicture } from './draw-job.ts'
import type { ObjectSource } from './object-store.ts'

/** A file that may be kept: what it is, and what of it is stored. The source is gone when it is disposed of. */
export type Inspected = InspectedPicture & { type: FileType; source: ObjectSource } & AsyncDisposable
