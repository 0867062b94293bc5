import { setupMarkSchema } from '#shared/setup/setup.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** What the guided start remembers of its steps. */
export const setupRoutes: ApiRoute[] = [
  guardedRow({
    method: 'PUT',
    path: '/api/setup/:step',
    right: 'administrate',
    audit: { none: 'a tick in a list of one’s own; what a step changes is noted where it is written' },
    body: setupMarkSchema,
    handler: putSetupMark,
  }),
]

async function putSetupMark({
  backend,
  principal: by,
  parameters: { step },
  body,
}: Call<'step', typeof setupMarkSchema>) {
  await backend.setup.mark(step, body.state, by.id)
  return new Response(null, { status: 204 })
}
