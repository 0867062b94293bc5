import type { Principal } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import type { PathParameters } from './route.ts'

type Asked = [request: Request, backend: Backend, parameters: PathParameters, by: Principal]

export async function postRestore(...[, backend, { collection = '', id = '' }, by]: Asked) {
  const restored = await backend.trash.restore({ collection, id }, { by: by.id })
  return Response.json(restored)
}

export async function deleteForGood(...[, backend, { collection = '', id = '' }, by]: Asked) {
  await backend.trash.remove({ collection, id }, { by: by.id })
  return new Response(null, { status: 204 })
}

export async function postSnapshotRestore(...[, backend, { id = '' }, by]: Asked) {
  const restored = await backend.snapshots.restore(id, { by: by.id })
  return Response.json(restored)
}
