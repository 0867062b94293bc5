import { consentState, subscribeToConsent } from './consent-store.ts'

/** Who has decided sees their own choice: the settings come alive without being touched. */
export function wakeSettings(place: HTMLElement, gone: AbortSignal): void {
  function look() {
    if (!consentState().record) return
    leave()
    place.querySelector('[data-island]')?.dispatchEvent(new CustomEvent('island-wanted', { bubbles: true }))
  }

  const leave = subscribeToConsent(look)
  gone.addEventListener('abort', leave)
  look()
}
