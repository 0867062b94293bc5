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

/** What every page knows: the root loader's answer. */
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
  /** The next days that are not like their weekday; on public pages only. */
  specialDays: readonly SpecialDay[]
  /** What is out of order now; on public pages only. */
  incidents: readonly IncidentNotice[]
  menu: HeaderMenu
  footer: Footer
  /** Addresses of pages that are switched off. */
  off: readonly string[]
  /** Origin for absolute addresses, without a slash at the end. */
  publicUrl: string
  /** Null when the register of services could not be read: then nothing asks and nothing loads. */
  consent: ConsentSettings | null
  /** What the banner says; on public pages only. */
  notice: ConsentContent | null
  chat: ChatWords
  /** What the owner made of the words; on public pages only. */
  words: ChangedWords
  /** The moment of which the page is, unless that is now. */
  travel: TravelShown | null
  /** When the page was rendered. */
  year: number
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useSiteIfLoaded()
  if (!site) throw new Error('useSite is for pages below the root route')
  return site
}

/** For the document itself, which is also drawn when the root loader failed. */
export function useSiteIfLoaded(): Site | undefined {
  return useContext(SiteContext)
}

/** The same for `meta`, which is no component. Undefined when the root itself failed. */
export function siteOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
}

/** Which page the server renders. In the browser the address says it. */
export const PathContext = createContext('')

export function usePath(): string {
  return useContext(PathContext)
}

/** Marks the scripts that a page may run in its HTML (server/http/own-scripts.ts); nothing in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined)

export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce)
}
