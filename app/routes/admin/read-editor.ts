import { data } from 'react-router'
import type { ContentArea, PublicBackend } from '#server/context.ts'
import type { Principal } from '#shared/people/people.ts'
import { newItemId } from '#shared/preview/preview.ts'
import type { EditorData } from '#shared/editing/editor-data.ts'

/** Everything the editor of one item needs; `neu` is an item that is not stored yet. */
export async function readEditor(
  { area, principal, config }: { area: ContentArea; principal: Principal } & Pick<PublicBackend, 'config'>,
  id: string,
): Promise<EditorData> {
  const start = id === newItemId ? area.blank() : await area.item(id)
  if (!start) throw data(null, { status: 404 })
  return {
    name: area.name,
    start,
    ...(await area.targets(start)),
    locked: area.locked(),
    person: principal.id,
    publicUrl: config.publicUrl.origin,
  }
}
