import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { CollectionName } from '#shared/content/index.ts'
import { publishState, publishStateLabels } from '#shared/content/publish-state.ts'
import { pageSource, type EditBarFacts, type PageSource } from '#shared/editing/page-source.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import { mayUse, rightToWrite } from '#shared/people/people.ts'
import type { Backend } from '#server/backend.ts'
import { definitionOf } from '#server/content/store.ts'
import { privateJson } from './answers.ts'
import type { Call } from './route.ts'
import { editBarMessages } from '#shared/messages/edit-bar.ts'

/** What somebody who may edit sees on a public page: what it is written in, its state, and what waits. */
export async function getEditBar({ request, backend, principal }: Call) {
  const place = await placeOf(pageSource(new URL(request.url).searchParams.get('pfad') ?? '/'), backend)
  const working = place && (await backend.store.working(place.name, place.id))
  // Results of a search, for example, are written nowhere.
  if (!place || !working) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  const { name, id } = place
  const { live, hasDraft, publishAt } = working
  const definition = definitionOf(name)
  const isDocument = definition.kind === 'document'
  const counts = Object.values(await backend.editing.counts())
  const facts: EditBarFacts = {
    title: isDocument
      ? definition.label
      : editBarMessages.item(definition.label.one, titleOf(definition, working.item)),
    state: publishStateLabels[publishState({ isPublic: live, hasDraft, publishAt })],
    edit: mayUse(principal, rightToWrite(definition))
      ? isDocument
        ? adminPaths.document(name)
        : adminPaths.item(name, id)
      : null,
    drafts: counts.reduce((sum, { draft = 0, changed = 0 }) => sum + draft + changed, 0),
  }
  return privateJson(facts)
}

async function placeOf(source: PageSource, { store }: Pick<Backend, 'store'>) {
  if (source.kind === 'document') return { name: source.name, id: source.name }
  if (source.kind === 'page') return { name: 'pages', id: source.id }
  // The name comes out of the table of pages, which knows collections only.
  const id = await store.idAt(source.collection as CollectionName, source.address)
  return id === undefined ? undefined : { name: source.collection, id }
}
