import type { ConsentNotice, CookieCategory } from './consent.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { toRegisterCategories, type NoticeWords, type RegisterRow } from './service-register.ts'

type Banner = { title: string; lead: string }
/** `purposes` says what each category is for. */
type NoticeTexts = { words: NoticeWords; purposes: Record<CookieCategory, string> }

/** What the banner says in as few sentences as may be: purposes, recipients, third countries and withdrawal, from the register (J11). For the server. */
export function composeNotice(
  services: RegisteredService[],
  /** What the page "cookies" says of its own in the banner. */
  banner: Banner | undefined,
  months: number,
  { words, purposes }: NoticeTexts,
): ConsentNotice {
  const requests = toRegisterCategories(services, words)
    .filter(({ id, services: registered }) => id !== 'necessary' && registered.length > 0)
    .map(({ id, title, services: registered }) => ({
      title,
      text: [purposes[id as CookieCategory], ...registered.map((row) => recipientOf(row, words))].join(' '),
    }))
  return {
    title: banner?.title || words.title,
    lead: banner?.lead || (requests.length > 0 ? words.lead : ''),
    requests,
    nothing: requests.length > 0 ? '' : words.nothing,
    withdrawal: words.withdrawal({ duration: months === 1 ? words.oneMonth : words.months({ count: months }) }),
  }
}

function recipientOf({ name, provider, recipient, thirdCountry }: RegisterRow, words: NoticeWords): string {
  return words.recipient({
    service: name,
    recipient: recipient || provider,
    country: thirdCountry ? words.thirdCountry({ country: thirdCountry }) : words.noThirdCountry,
  })
}
