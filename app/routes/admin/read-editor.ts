import { data } from 'react-router'
import type { ContentArea, PublicBackend } from '#server/context.ts'
import type { Principal } from '#shared/people/people.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { EditorData } from '#admin/editor/editor-data.ts'

/** Everything the editor of one item needs; `neu` is an item that is not stored yet. */
export async function readEditor(
  { area, principal, config }: { area: ContentArea; principal: Principal } & Pick<PublicBackend, 'config'>,
  id: string,
): Promise<EditorData> {
  const [start, targets] = await Promise.all([id === newItemId ? area.blank() : area.item(id), area.targets()])
  if (!start) throw data(null, { status: 404 })
  return {
    name: area.name,
    start,
    ...targets,
    locked: area.locked(),
    person: principal.id,
    publicUrl: config.publicUrl.origin,
  }
}
