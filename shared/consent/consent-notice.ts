import type { ConsentNotice, CookieCategory } from './consent.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { consentMessages } from '#shared/messages/consent.ts'
import { toRegisterCategories, type RegisterRow } from './service-register.ts'

type Banner = { title: string; lead: string }

/** Used while the page "cookies" says nothing of its own in the banner. */
const fallback = {
  title: 'Sie entscheiden über Cookies',
  lead: 'Notwendige Speicherungen halten die Website am Laufen. Für alles Weitere bitten wir um Ihre Einwilligung.',
}

/** What the banner says: purposes, recipients, third countries and withdrawal, from the register (J11). For the server. */
export function composeNotice(
  services: RegisteredService[],
  banner: Banner | undefined,
  months: number,
): ConsentNotice {
  const requests = toRegisterCategories(services)
    .filter(({ id, services: registered }) => id !== 'necessary' && registered.length > 0)
    .map(({ id, title, services: registered }) => ({
      title,
      text: [consentMessages.categories[id as CookieCategory], ...registered.map(recipientOf)].join(' '),
    }))
  return {
    title: banner?.title || fallback.title,
    lead: banner?.lead || fallback.lead,
    requests,
    nothing:
      requests.length > 0
        ? ''
        : 'Derzeit ist kein Dienst für Präferenzen, Analyse oder Marketing eingebunden, also gibt es keine weiteren Empfänger und keine Übermittlung in Drittländer. Kommt einer hinzu, fragen wir neu.',
    withdrawal: `Ihre Wahl gilt ${duration(months)}. Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern oder widerrufen.`,
  }
}

function recipientOf({ name, provider, recipient, thirdCountry }: RegisterRow): string {
  const country = thirdCountry ? `Drittland: ${thirdCountry}` : 'kein Drittland'
  return `${name}: Empfänger ${recipient || provider}, ${country}.`
}

function duration(months: number): string {
  return months === 1 ? 'einen Monat' : `${months} Monate`
}
