import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { LegalPlace } from '#shared/legal/rules/rule.ts'

/** The form in which it is put right, at its field where it is known. Documents go by their own name as id. */
export function placePath({ collection, id, field }: LegalPlace): string {
  if (collection !== id) return field ? adminPaths.itemField(collection, id, field) : adminPaths.item(collection, id)
  return field ? adminPaths.field(collection, field) : adminPaths.document(collection)
}
