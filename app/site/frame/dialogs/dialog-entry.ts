import { isDialogName, type DialogName } from '#shared/dialogs/dialogs.ts'

/** `title` in place of its own: a dialog that is opened for one thing only is named for it. */
export type OpenedDialog = { name: DialogName; prefill?: string; title?: string }

/** What we keep in the state of a history entry: the open dialogs, the topmost last. */
type DialogEntry = { dialogs: OpenedDialog[] }

/**
 * The dialogs that an address shows. The hash names the topmost; those below it are known only to an entry that we
 * made. For a typed or linked hash a place on the page with this id has priority.
 */
export function dialogsOf(hash: string, state: unknown, isPlaceOnPage: (id: string) => boolean): OpenedDialog[] {
  const name = hash.slice(1)
  if (!isDialogName(name)) return []
  if (isEntry(state) && state.dialogs.at(-1)?.name === name) return state.dialogs
  return isPlaceOnPage(name) ? [] : [{ name }]
}

/** The state of the entry that is pushed when a dialog opens. Other state, such as the router's, stays as it is. */
export function entryWith(state: unknown, dialogs: OpenedDialog[]): DialogEntry {
  return { ...(isObject(state) ? state : {}), dialogs }
}

/** Whether we pushed this entry, so that going back closes its dialog. */
export function isEntry(state: unknown): state is DialogEntry {
  return isObject(state) && Array.isArray(state.dialogs)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
