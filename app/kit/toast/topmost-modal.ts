/**
 * The element that toasts must be in: outside an open modal dialog everything is inert and unreadable (J5). The top
 * layer cannot be asked for its order, so it is remembered who came last.
 */
let modals: HTMLDialogElement[] = []

export function toastPlace(): HTMLElement {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  modals = [...modals.filter((dialog) => open.includes(dialog)), ...open.filter((dialog) => !modals.includes(dialog))]
  return modals.at(-1) ?? document.body
}

export function watchToastPlace(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
