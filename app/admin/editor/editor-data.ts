import type { ReferenceChoice } from '#shared/editing/choices.ts'
import type { EditorStart } from '#shared/editing/start.ts'

/** What a loader hands to the editor of one item or document. */
export type EditorData = {
  name: string
  start: EditorStart
  choices: Record<string, ReferenceChoice[]>
  /** Pages of items, for links. */
  itemPages: ReferenceChoice[]
  /** Addresses of pages that are switched off. */
  offPages: string[]
  /** Fields that cannot be changed here, each with the reason. */
  locked: Record<string, string>
  person: string
  publicUrl: string
}
