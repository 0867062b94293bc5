import { fieldConflicts, resolveConflicts, type FieldConflict, type Side } from '#shared/editing/conflict.ts'
import type { Fields } from '#shared/content/field-types.ts'
import { changesBetween, isSame, type Values } from '#shared/editing/values.ts'

/** What the server has, how it was typed (cleaning may tell the two apart), and what left the form last. */
export type SavedValues = { base: Values; confirmed: Values; sent: Values }

/** The server has what was typed, perhaps cleaned. */
export function confirmed(server: Values, typed: Values): SavedValues {
  return { base: server, confirmed: typed, sent: typed }
}

/** What the server wrote into fields that were left empty, such as an address that is made of the title. */
export function filledBy(server: Values, typed: Values): Values {
  return Object.fromEntries(Object.entries(server).filter(([name, value]) => typed[name] === '' && value !== ''))
}

/** A change waits that perhaps another tab made: `before` is how it was then, against which a conflict is measured. */
export function waitingOn(server: Values, change: { values: Values; before: Values }): SavedValues {
  const base = { ...server, ...change.before }
  return { base, confirmed: base, sent: { ...base, ...change.values } }
}

/** The fields that changed since something left the form, and what stood there before. */
export function changesSince({ sent }: SavedValues, values: Values, isNew: boolean) {
  const changed = isNew ? values : changesBetween(sent, values)
  return { values: changed, before: Object.fromEntries(Object.keys(changed).map((name) => [name, sent[name]])) }
}

export function conflictsIn(savedValues: SavedValues, fields: Fields, values: Values, theirs: Values): FieldConflict[] {
  return fieldConflicts(fields, savedValues.base, mine(savedValues, values), theirs)
}

/** The values after somebody chose; a field that only one side changed needs no choice. */
export function valuesAfter(conflicts: FieldConflict[], theirs: Values, choices: Record<string, Side>): Values {
  const proposals = Object.fromEntries(conflicts.flatMap(({ name, proposed }) => (proposed ? [[name, proposed]] : [])))
  return resolveConflicts(theirs, conflicts, { ...proposals, ...choices })
}

/** What is mine and what only looks so: a field that was saved as typed is as the server has it. */
function mine({ base, confirmed: typed }: SavedValues, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isSame(value, typed[name]) ? base[name] : value]),
  )
}
