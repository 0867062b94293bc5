import { useEffect } from 'react'
import type { ConsentSettings } from '#shared/consent/consent.ts'
import { consentState, subscribeToConsent } from '#site/consent/consent-store.ts'
import { startConsent } from '#site/consent/start-consent.ts'
import { forgetPages, keepPages } from './offline-copy.ts'

/** Keeps pages on the device as long as that is allowed, and erases them as soon as it is not (H22, J10). */
export function useOfflineCopy(settings: ConsentSettings | null): void {
  useEffect(() => {
    if (!settings) return
    startConsent(settings)
    const follow = () => void (consentState().choices[settings.offlineCopy] ? keepPages() : forgetPages())
    follow()
    return subscribeToConsent(follow)
  }, [settings])
}
