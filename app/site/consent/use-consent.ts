import { useEffect, useSyncExternalStore } from 'react'
import type { ConsentSettings } from '#shared/consent/consent.ts'
import { consentState, subscribeToConsent, unknownConsent, type ConsentState } from './consent-store.ts'
import { startConsent } from './start-consent.ts'

/** The visitor's consent; what the server renders is the same for everybody, so it knows nothing yet. */
export function useConsent(settings: ConsentSettings | null): ConsentState {
  useEffect(() => {
    if (settings) startConsent(settings)
  }, [settings])
  return useSyncExternalStore(subscribeToConsent, consentState, () => unknownConsent)
}
