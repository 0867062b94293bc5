import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { withValueAt } from '#shared/editing/values.ts'
import type { createEditingReads } from './editing-reads.ts'
import type { StoredValues, WorkingCopy } from './rows.ts'
import type { ContentStore, EditOptions } from './store.ts'

type Parts = {
  editing: Pick<ReturnType<typeof createEditingReads>, 'facets'>
  store: Pick<ContentStore, 'working' | 'saveDraft'>
}

/**
 * Gives items another value of a field with few to choose from, such as the category of posts: each as a draft, which
 * visitors see once somebody publishes it. An empty value takes the choice back.
 */
export async function facetWriter(
  { editing, store }: Parts,
  collection: string,
  set: { path: string; value: string } | undefined,
) {
  const facet = (await editing.facets(collection)).find(({ path }) => path === set?.path)
  const isOffered = facet && (set?.value === '' || facet.options.some(({ value }) => value === set?.value))
  if (!set || !isOffered) throw new AppError('invalid-fields', 422, listMessages.noSuchValue)
  const [top = ''] = set.path.split('.')
  return async (id: string, options: EditOptions): Promise<WorkingCopy> => {
    const copy = await store.working(collection, id)
    if (!copy) throw new AppError('not-found', 404, errorMessages.unknownItem)
    const values = withValueAt(copy.item as unknown as StoredValues, set.path, set.value)
    return store.saveDraft(collection, id, { ...options, values: { [top]: values[top] } })
  }
}
