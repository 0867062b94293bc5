import { listPreferencesSchema, sidebarPreferencesSchema } from '#shared/preferences/preference-schemas.ts'
import { definitionOf } from '#server/content/store.ts'
import { noContent } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

const audit = { none: 'how somebody arranges their own screens, which nobody else sees' }

/** What people arrange for themselves. */
export const preferenceRoutes: ApiRoute[] = [
  guardedRow({
    method: 'PUT',
    path: '/api/preferences/sidebar',
    right: 'own-account',
    audit,
    body: sidebarPreferencesSchema,
    handler: putSidebar,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/preferences/lists/:list',
    right: 'own-account',
    audit,
    body: listPreferencesSchema,
    handler: putList,
  }),
]

async function putSidebar({ backend, principal: by, body }: Call<never, typeof sidebarPreferencesSchema>) {
  await backend.preferences.putSidebar(by.id, body)
  return noContent()
}

async function putList({
  backend,
  principal: by,
  parameters: { list },
  body,
}: Call<'list', typeof listPreferencesSchema>) {
  await backend.preferences.putList(by.id, definitionOf(list).name, body)
  return noContent()
}
