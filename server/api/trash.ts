import type { Principal } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import type { PathParameters } from './route.ts'

type Asked = [request: Request, backend: Backend, parameters: PathParameters, by: Principal]

export async function postRestore(...[, { trash }, { collection = '', id = '' }, by]: Asked) {
  return Response.json(await trash.restore({ collection, id }, { by: by.id }))
}

export async function deleteForGood(...[, { trash }, { collection = '', id = '' }]: Asked) {
  await trash.remove({ collection, id })
  return new Response(null, { status: 204 })
}

export async function postSnapshotRestore(...[, { snapshots }, { id = '' }, by]: Asked) {
  return Response.json(await snapshots.restore(id, { by: by.id }))
}
