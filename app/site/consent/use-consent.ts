import { useEffect, useSyncExternalStore } from 'react'
import { findBanner, readBanner } from './consent-on-page.ts'
import { consentState, subscribeToConsent, unknownConsent, type ConsentState } from './consent-store.ts'
import { startConsent } from './start-consent.ts'

/** The visitor's consent; what the server renders is the same for everybody, so it knows nothing yet. */
export function useConsent(): ConsentState {
  useEffect(() => {
    // Somebody may turn to the settings before the banner is followed.
    const banner = findBanner()
    if (banner) startConsent(readBanner(banner).settings)
  }, [])
  return useSyncExternalStore(subscribeToConsent, consentState, () => unknownConsent)
}
