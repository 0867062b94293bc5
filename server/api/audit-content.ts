import type { Principal } from '#shared/identity.ts'
import type { Backend } from '#server/backend.ts'
import { definitionOf } from '#server/content/store.ts'

/** Notes what was done to which items; revisions say what they looked like before. */
export async function auditContent(
  { identity }: Pick<Backend, 'identity'>,
  by: Principal,
  action: string,
  { collection, ids = [] }: { collection: string; ids?: string[] },
): Promise<void> {
  const { label } = definitionOf(collection)
  const area = typeof label === 'string' ? label : ids.length === 1 ? label.one : label.many
  const subject = ids.length > 0 && typeof label !== 'string' ? `${area}: ${ids.join(', ')}` : area
  await identity.audit({ by, action: `content.${action}`, subject })
}
