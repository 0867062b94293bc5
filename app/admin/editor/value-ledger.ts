import { disputesOf, settle, type Dispute, type Side } from '#shared/editing/conflict.ts'
import type { Fields } from '#shared/content/fields.ts'
import { changesBetween, isSame, type Values } from '#shared/editing/values.ts'

/** What the server has, how it was typed (cleaning may tell the two apart), and what left the form last. */
export function createValueLedger(start: Values) {
  let base = start
  let confirmed = start
  let sent = start

  /** What is mine and what only looks so: a field that was saved as typed is as the server has it. */
  const mine = (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isSame(value, confirmed[name]) ? base[name] : value]),
    )

  const disputes = (fields: Fields, values: Values, theirs: Values): Dispute[] =>
    disputesOf(fields, base, mine(values), theirs)

  return {
    isSent: (values: Values) => isSame(sent, values),
    sent: () => sent,
    /** The fields that changed since something left the form, and what stood there before. */
    changes(values: Values, isNew: boolean): { values: Values; before: Values } {
      const changed = isNew ? values : changesBetween(sent, values)
      return { values: changed, before: Object.fromEntries(Object.keys(changed).map((name) => [name, sent[name]])) }
    },
    disputes,
    /** The values after somebody chose; a field that only one side changed needs no choice. */
    settled(fields: Fields, values: Values, theirs: Values, choices: Record<string, Side>): Values {
      const found = disputes(fields, values, theirs)
      const proposals = Object.fromEntries(found.flatMap(({ name, proposed }) => (proposed ? [[name, proposed]] : [])))
      return settle(theirs, found, { ...proposals, ...choices })
    },
    /** The server has what was typed, perhaps cleaned. */
    confirm(server: Values, typed: Values) {
      base = server
      confirmed = typed
      sent = typed
    },
    /** On its way, or waiting for a connection. */
    send(values: Values) {
      sent = values
    },
    /** What was on its way was refused. */
    takeBack() {
      sent = confirmed
    },
    /** A change waits that perhaps another tab made: `before` is how it was then, against which a conflict is measured. */
    waitOn(server: Values | undefined, change: { values: Values; before: Values }): Values {
      base = { ...(server ?? base), ...change.before }
      confirmed = base
      sent = { ...base, ...change.values }
      return sent
    },
  }
}
