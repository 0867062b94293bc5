import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { fetchDialogContent } from '#site/dialogs/fetch-dialog-content.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { useConsent } from './use-consent.ts'

/** Pages that must be readable without anything in the way (G7): there the banner stands below the text. */
const legalPages = new Set<string>([paths.impressum(), paths.datenschutz()])

/** Consent on public pages: opens the gate for what is allowed and asks who has not been asked yet. */
export function ConsentHost({ settings }: { settings: ConsentSettings | null }) {
  const { bannerVisible } = useConsent(settings)
  const { pathname } = useLocation()
  const content = useContent(bannerVisible)
  if (!bannerVisible || !content) return null
  return <CookieBanner content={content} place={legalPages.has(pathname) ? 'below' : 'above'} />
}

/** Fetched for the banner only: most visitors have answered it long ago. Offline it waits. */
function useContent(wanted: boolean): ConsentContent | undefined {
  const [content, setContent] = useState<ConsentContent>()
  const missing = wanted && !content
  useEffect(() => {
    if (!missing) return
    const left = new AbortController()
    const { signal } = left
    const load = () => void fetchDialogContent('cookies', { closed: signal }).then(setContent, () => {})
    load()
    window.addEventListener('online', load, { signal })
    return () => left.abort()
  }, [missing])
  return content
}
