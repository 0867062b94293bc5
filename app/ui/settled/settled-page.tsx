import type { ConsentSettings } from '#shared/consent.ts'
import { ConsentHost } from '#ui/consent/consent-host.tsx'
import { OfflineNotice } from '#ui/offline/offline-notice.tsx'
import { useOfflineCopy } from '#ui/offline/use-offline-copy.ts'
import { SearchShortcut } from '#ui/search/search-shortcut.tsx'

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
