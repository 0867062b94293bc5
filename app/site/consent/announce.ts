import { toaster, type ToastContent } from '#kit/toast/toaster-store.ts'

let reloading = false

/** From now on toasts wait for the new page. */
export function expectReload(): void {
  reloading = true
}

/** Confirms a change; across a reload the entry of the history carries it, so that nothing is stored. */
export function announce(toast: ToastContent): void {
  if (!reloading) toaster.show(toast)
  else history.replaceState({ ...(history.state as object), consentToast: toast }, '')
}

export function showCarriedToast(): void {
  const { consentToast, ...rest } = (history.state ?? {}) as { consentToast?: ToastContent }
  if (!consentToast) return
  history.replaceState(rest, '')
  toaster.show(consentToast)
}
