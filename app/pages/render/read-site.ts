import type { PublicBackend } from '#server/context.ts'
import { brandStyle } from '#shared/brand/brand-style.ts'
import { themeColours } from '#shared/brand/theme-colours.ts'
import { chatWords } from '#shared/chat/chat-words.ts'
import { specialDays } from '#shared/company/special-days.ts'
import { withOwnSigns } from '#shared/discovery/own-signs.ts'
import { shareLookHash } from '#shared/discovery/share-card.ts'
import { currentYear } from '#shared/time/current-year.ts'
import { logoSettings } from '#kit/logo/logo.tsx'
import type { Site } from '#site/page/site.ts'
import { readIncidentNotices } from '../read-status.ts'

/** What every public page knows of the site. */
export async function readSite(backend: PublicBackend): Promise<Site> {
  const { content, config, consent, chat, offPaths, words, now, travel } = backend
  const [settings, brand, company, menu, footer, notice, chatTexts, changed, off, incidents] = await Promise.all([
    content.document('generalSettings'),
    content.document('brand'),
    content.document('companyProfile'),
    content.document('headerMenu'),
    content.document('footer'),
    consent.notice(),
    content.document('chat'),
    words(),
    // Without them nothing is hidden; the pages themselves say what they are.
    offPaths().catch(() => []),
    readIncidentNotices(backend),
  ])
  return {
    settings: withOwnSigns(settings, brand),
    logo: logoSettings(settings, brand),
    style: brandStyle(brand),
    colours: themeColours(brand),
    shareLook: shareLookHash({ ...brand, name: company.name, host: config.publicUrl.host }),
    company,
    specialDays: specialDays(company, now()),
    incidents,
    menu,
    footer,
    off,
    publicUrl: config.publicUrl.origin,
    consent: notice?.settings ?? null,
    notice: notice?.content ?? null,
    chat: chatWords(chat.kind, chatTexts),
    words: changed,
    travel,
    year: currentYear(),
  }
}
