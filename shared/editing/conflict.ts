import type { Fields } from '../content/fields.ts'
import { isSame, type Values } from './values.ts'

export type Side = 'mine' | 'theirs'
/** A field in which the two versions differ. `proposed` where only one side changed it; otherwise someone must choose. */
export type Dispute = { name: string; label: string; mine: unknown; theirs: unknown; proposed: Side | undefined }

/** What to decide when someone else has saved since `base` was read (J28). */
export function disputesOf(fields: Fields, base: Values, mine: Values, theirs: Values): Dispute[] {
  return Object.entries(fields).flatMap(([name, { label }]) => {
    if (isSame(mine[name], theirs[name])) return []
    const iChanged = !isSame(base[name], mine[name])
    const theyChanged = !isSame(base[name], theirs[name])
    const proposed = iChanged && theyChanged ? undefined : iChanged ? 'mine' : 'theirs'
    return [{ name, label, mine: mine[name], theirs: theirs[name], proposed }]
  })
}

/** The values after every dispute has been settled. */
export function settle(theirs: Values, disputes: Dispute[], choices: Record<string, Side>): Values {
  const chosen = disputes.map(({ name, mine, theirs: other }) => [name, choices[name] === 'mine' ? mine : other])
  return { ...theirs, ...Object.fromEntries(chosen) }
}
