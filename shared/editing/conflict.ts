import type { Fields } from '../content/field-types.ts'
import { isSame, type Values } from './values.ts'

export type Side = 'mine' | 'theirs'
/** A field in which the two versions differ. `proposed` where only one side changed it; otherwise someone must choose. */
export type FieldConflict = { name: string; label: string; mine: unknown; theirs: unknown; proposed: Side | undefined }

/** What to decide when someone else has saved since `base` was read (J28). */
export function fieldConflicts(fields: Fields, base: Values, mine: Values, theirs: Values): FieldConflict[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    if (isSame(mine[name], theirs[name])) return []
    const iChanged = !isSame(base[name], mine[name])
    const theyChanged = !isSame(base[name], theirs[name])
    const proposed = iChanged && theyChanged ? undefined : iChanged ? 'mine' : 'theirs'
    return [{ name, label, mine: mine[name], theirs: theirs[name], proposed }]
  })
}

/** The values after every conflict is resolved. */
export function resolveConflicts(theirs: Values, conflicts: FieldConflict[], choices: Record<string, Side>): Values {
  const chosen = conflicts.map(({ name, mine, theirs: other }) => [name, choices[name] === 'mine' ? mine : other])
  return { ...theirs, ...Object.fromEntries(chosen) }
}
