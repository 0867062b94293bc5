import { createContext, useContext } from 'react'
import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import type { ChatWords } from '#shared/chat/chat-words.ts'
import type { SpecialDay } from '#shared/company/opening-hours.ts'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { Footer } from '#shared/content/footer.ts'
import type { LogoSettings } from '#kit/logo/logo.tsx'
import type { GeneralSettings } from '#shared/content/general-settings.ts'
import type { ThemeColours } from '#shared/brand/theme-colours.ts'
import type { HeaderMenu } from '#shared/content/header-menu.ts'
import type { IncidentNotice } from '#shared/status/incidents.ts'
import type { TravelShown } from '#shared/travel/moment.ts'
import type { ChangedWords } from '#shared/words/word-group.ts'

/** What every public page knows (app/pages/render/read-site.ts). */
export type Site = {
  settings: GeneralSettings
  logo: LogoSettings
  /** What makes public pages look like the brand (shared/brand/brand-style.ts); empty for the identity as it comes. */
  style: string
  /** What browsers draw around pages. */
  colours: ThemeColours
  /** Of the look of shared links (shared/discovery/share-card.ts). */
  shareLook: string
  company: CompanyProfile
  /** The next days that are not like their weekday. */
  specialDays: readonly SpecialDay[]
  /** What is out of order now. */
  incidents: readonly IncidentNotice[]
  menu: HeaderMenu
  footer: Footer
  /** Addresses of pages that are switched off. */
  off: readonly string[]
  /** Origin for absolute addresses, without a slash at the end. */
  publicUrl: string
  /** Null when the register of services could not be read: then nothing asks and nothing loads. */
  consent: ConsentSettings | null
  /** What the banner says. */
  notice: ConsentContent | null
  chat: ChatWords
  /** What the owner made of the words. */
  words: ChangedWords
  /** The moment of which the page is, unless that is now. */
  travel: TravelShown | null
  /** When the page was rendered. */
  year: number
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useSiteIfLoaded()
  if (!site) throw new Error('useSite is for public pages')
  return site
}

/** For what is also drawn when the site could not be read. */
export function useSiteIfLoaded(): Site | undefined {
  return useContext(SiteContext)
}

/** Which page the server renders. In the browser the address says it. */
export const PathContext = createContext('')

export function usePath(): string {
  return useContext(PathContext)
}
