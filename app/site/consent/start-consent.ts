import type { ConsentSettings } from '#shared/consent/consent.ts'
import { showCarriedToast } from './announce.ts'
import { configureConsent, consentKey, readConsent, sendUnsent } from './consent-store.ts'
import { followEmbeds } from './embeds.ts'
import { followGate } from './gate.ts'

let running = false

/** Once per document: follows other tabs, opens the gate for what is allowed and answers clicks on embeds. */
export function startConsent(settings: ConsentSettings): void {
  configureConsent(settings)
  if (running) return
  running = true
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey || key === null) readConsent()
  })
  window.addEventListener('pageshow', readConsent)
  window.addEventListener('online', sendUnsent)
  followGate()
  followEmbeds()
  showCarriedToast()
  sendUnsent()
}
