import type { EditorTargets } from './choices.ts'
import type { EditorStart } from './start.ts'

/** What a loader hands to the editor of one item or document. */
export type EditorData = EditorTargets & {
  name: string
  start: EditorStart
  /** Fields that cannot be changed here, each with the reason. */
  locked: Record<string, string>
  person: string
  publicUrl: string
}
