import { data } from 'react-router'
import type { PageBackend } from '#server/context.ts'
import type { Principal } from '#shared/people/people.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { EditorData } from '#admin/editor/editor-data.ts'

/** Everything the editor of one item needs; `neu` is an item that is not stored yet. */
export async function readEditor(
  { editor, config }: PageBackend,
  principal: Principal,
  name: string,
  id: string,
): Promise<EditorData> {
  const [start, targets] = await Promise.all([
    id === newItemId ? editor.blank(name) : editor.item(name, id),
    editor.targets(name),
  ])
  if (!start) throw data(null, { status: 404 })
  const locked = editor.locked(name)
  return { name, start, ...targets, locked, person: principal.id, publicUrl: config.publicUrl.origin }
}
