import { contactDetails } from '#shared/company/company.ts'
import { openingHoursMessages } from '#shared/messages/opening-hours.ts'
import { days, hoursOf, shortTime, type OpeningHours } from '#shared/company/opening-hours.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { createEntry, type Entry, type NewPassage } from './entry.ts'
import type { Source } from './source.ts'

/** What people ask about the company itself, as facts that can be told in one line. */
export const companySource: Source = {
  reads: ['companyProfile', 'footer'],
  async entries(store) {
    const [company, footer] = await Promise.all([store.document('companyProfile'), store.document('footer')])
    if (!company || !footer) return []
    const { email, phone, address } = contactDetails(company, footer)
    const { name, city, founded, hotline, directions } = company
    return [
      fact('hours', 'Öffnungszeiten', {
        text: hoursText(company.openingHours),
        keywords: 'geöffnet offen Uhr Uhrzeit Zeiten erreichbar geschlossen Wochenende Samstag Sonntag',
      }),
      fact('phone', 'Telefon', {
        text: `Sie erreichen uns telefonisch unter ${phone}.`,
        keywords: 'Telefonnummer Nummer anrufen erreichen Rufnummer sprechen Rückruf',
      }),
      fact('email', 'E-Mail', {
        text: `Unsere E-Mail-Adresse ist ${email}.`,
        keywords: 'Mail Mailadresse Adresse schreiben erreichen',
      }),
      fact('address', 'Anschrift', {
        text: `Sie finden uns hier: ${name}, ${address.replaceAll('\n', ', ')}.`,
        keywords: `Adresse finden sitzen Sitz Standort Büro Stadt Ort Firma Unternehmen ${city}`,
      }),
      fact('directions', 'Anfahrt', {
        text: directions.map((way) => `- ${way.title}: ${way.text}`).join('\n'),
        keywords: 'Weg Wegbeschreibung Anreise anreisen kommen hinkommen Parkplatz parken Bus Zug',
      }),
      ...(hotline
        ? [
            fact('emergency', 'Notfall-Telefon', {
              text: `In dringenden Fällen und bei Sicherheitsvorfällen rufen Sie ${hotline} an.`,
              keywords: 'Notfallnummer Notruf Hotline dringend Störung Hilfe gehackt Angriff',
            }),
          ]
        : []),
      fact('founded', 'Gründung', {
        text: `${name} gibt es seit ${founded}.`,
        keywords: 'gegründet seit Gründungsjahr Firma Unternehmen Jahre alt Alter',
      }),
    ]
  },
}

function fact(name: string, title: string, passage: NewPassage): Entry {
  return createEntry({ id: `company/${name}`, kind: 'company', title, url: paths.contact() }, [passage])
}

/** "Montag bis Mittwoch: 8:00 bis 17:00 Uhr", a line for each run of days with the same hours. */
function hoursText(hours: OpeningHours): string {
  const words = openingHoursMessages
  const runs: { first: string; last: string; times: string }[] = []
  for (const day of days) {
    const times = hoursOf(hours, day)
      .map(({ opens, closes }) => `${shortTime(opens)} bis ${shortTime(closes)} Uhr`)
      .join(' und ')
    const run = runs.at(-1)
    const name = words.days[day]
    if (run && run.times === times) run.last = name
    else runs.push({ first: name, last: name, times })
  }
  return runs
    .map(({ first, last, times }) => `- ${first === last ? first : `${first} bis ${last}`}: ${times || 'geschlossen'}`)
    .join('\n')
}
