import type { AnyDefinition } from '#shared/content/define.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'
import type { useEditor } from './use-editor.ts'
import type { Publishing } from './use-publishing.ts'

export type EditorDialogProps = {
  close(): void
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  publishing: Publishing
  data: EditorData
}
