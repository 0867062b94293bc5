import { createObservable } from '#kit/state/observable.ts'
import { isDialogName, type DialogName } from '#shared/dialogs/dialogs.ts'

// Which dialogs are open is kept in the address (#contact); opening and closing one is no page change.

export type OpenedDialog = { name: DialogName; prefill?: string }

/** What we keep in the state of a history entry: the open dialogs, the topmost last. */
type DialogEntry = { dialogs: OpenedDialog[] }

const opened = createObservable<OpenedDialog[]>([])
let pageAddress = ''
let closing = false

export const openedDialogs = opened.get
export const subscribeToDialogs = opened.subscribe

export function openDialog(dialog: OpenedDialog) {
  const dialogs = [...opened.get(), dialog]
  history.pushState(entryWith(history.state, dialogs), '', `#${dialog.name}`)
  readAddress()
}

/** Goes back to where the dialog was opened; where it was the way in, only the hash goes. */
export function closeDialog() {
  if (closing) return
  if (isEntry(history.state) && history.length > 1) {
    closing = true
    history.back()
    return
  }
  history.replaceState(history.state, '', location.pathname + location.search)
  readAddress()
}

/** Called whenever the address may have changed; also after a page change. */
export function readAddress() {
  closing = false
  pageAddress = location.pathname + location.search
  const dialogs = dialogsOf(location.hash, history.state, (id) => document.getElementById(id) !== null)
  if (JSON.stringify(dialogs) !== JSON.stringify(opened.get())) opened.set(dialogs)
}

/** Follows the back and forward buttons; steps that only open or close a dialog are no page change. */
export function followHistory(): () => void {
  const onPopState = (event: PopStateEvent) => {
    const samePage = pageAddress === location.pathname + location.search
    const wasOpen = opened.get().length > 0
    readAddress()
    if (samePage && (wasOpen || opened.get().length > 0)) event.stopImmediatePropagation()
  }
  // Capturing, to be asked before app/site/browser/navigate.ts.
  window.addEventListener('popstate', onPopState, true)
  return () => window.removeEventListener('popstate', onPopState, true)
}

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
