import type { ConsentSettings } from '#shared/consent/consent.ts'
import { ConsentHost } from '#site/consent/consent-host.tsx'
import { OfflineNotice } from '#site/offline/offline-notice.tsx'
import { useOfflineCopy } from '#site/offline/use-offline-copy.ts'
import { SearchShortcut } from '#site/search/search-shortcut.tsx'

/** What a public page has beside its content, once the browser has time for it. */
export function SettledPage({ consent }: { consent: ConsentSettings | null }) {
  useOfflineCopy(consent)
  return (
    <>
      <ConsentHost settings={consent} />
      <OfflineNotice />
      <SearchShortcut />
    </>
  )
}
