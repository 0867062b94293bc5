import type { ErrorCode } from '#shared/errors.ts'
import type { FileType } from '#shared/media/file-types.ts'
import type { Reshape } from '#shared/media/reshape.ts'
import type { PictureVariant } from '#shared/media/variants.ts'

// What a drawing process is told and what it answers. Pictures travel as files, so that the site never holds one.

export type InspectJob = { kind: 'inspect'; path: string; into: string; type: FileType }
type VariantJob = {
  kind: 'variant'
  path: string
  into: string
  facts: { width: number; height: number; type: string }
  variant: PictureVariant
}
export type ReshapeJob = Reshape & { kind: 'reshape'; path: string; into: string; type: string }
export type DrawJob = InspectJob | VariantJob | ReshapeJob

/** What is known of a picture once it was looked at; the file without its metadata lies at `into`. */
export type InspectedPicture = {
  hash: string
  bytes: number
  width: number
  height: number
  alpha: boolean
  /** Its average colour, shown until the picture is there. */
  colour: string
}

type Refusal = { code: ErrorCode; status: number; message: string }
/** While it draws, a process tells every few moments what the job has cost so far. */
type Usage = { rssBytes: number; cpuMs: number }
export type DrawAnswer =
  | { ready: true }
  | { usage: Usage }
  | { done: InspectedPicture | null }
  | { refused: Refusal }
  | { failed: string; errorCode?: string | undefined }
