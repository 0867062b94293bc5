import { createObservable } from '#kit/state/observable.ts'
import { dialogsOf, entryWith, isEntry, type OpenedDialog } from './dialog-entry.ts'

// Which dialogs are open is kept in the address (#contact); opening and closing one is no page change.

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
