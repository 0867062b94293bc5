import type { Call } from './route.ts'

export async function postRestoreItem({
  backend,
  parameters: { collection, id },
  principal: by,
}: Call<'collection' | 'id'>) {
  const restored = await backend.trash.restore({ collection, id }, { by: by.id })
  return Response.json(restored)
}

export async function deleteForGood({
  backend,
  parameters: { collection, id },
  principal: by,
}: Call<'collection' | 'id'>) {
  await backend.trash.remove({ collection, id }, { by: by.id })
  return new Response(null, { status: 204 })
}

export async function postSnapshotRestore({ backend, parameters: { id }, principal: by }: Call<'id'>) {
  const restored = await backend.snapshots.restore(id, { by: by.id })
  return Response.json(restored)
}
