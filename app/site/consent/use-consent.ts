import { useEffect, useSyncExternalStore } from 'react'
import { consentState, subscribeToConsent, unknownConsent, type ConsentState } from './consent-store.ts'
import { startConsentOfPage } from './start-consent.ts'

/** The visitor's consent; what the server renders is the same for everybody, so it knows nothing yet. */
export function useConsent(): ConsentState {
  // Somebody may turn to the settings before the page has come to it.
  useEffect(startConsentOfPage, [])
  return useSyncExternalStore(subscribeToConsent, consentState, () => unknownConsent)
}
