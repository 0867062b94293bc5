import { findDefinition } from '#shared/content/index.ts'
import { titleOf } from '#shared/lists/list-rows.ts'
import type { Values } from '#shared/editing/values.ts'
import type { CopiedItem } from '#shared/offline/sync.ts'
import type { ItemKey } from './queued-change.ts'

/** What people call an item: its title, newest first, or the name of a document. */
export function titleFor(items: readonly CopiedItem[], { collection, id }: ItemKey, values: Values = {}): string {
  const definition = findDefinition(collection)
  if (!definition) return id
  if (definition.kind === 'document') return definition.label
  const item = items.find((entry) => entry.collection === collection && entry.item.id === id)
  return titleOf(definition, { ...item?.item, ...values })
}
