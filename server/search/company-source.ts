import { contactDetails } from '#shared/company/company.ts'
import { companyFactWords } from '#shared/messages/assistant.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { readWords } from '#server/content/read-words.ts'
import type { Words } from '#shared/words/word-group.ts'
import { days, hoursOf, shortTime, type OpeningHours } from '#shared/company/opening-hours.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { createEntry, type Entry, type NewPassage } from './entry.ts'
import type { Source } from './source.ts'

/** What people ask about the company itself, as facts that can be told in one line. */
export const companySource: Source = {
  reads: ['companyProfile', 'footer', 'wordsChat', 'wordsContact'],
  async entries(store) {
    const [company, footer, words, hours] = await Promise.all([
      store.document('companyProfile'),
      store.document('footer'),
      readWords(store, companyFactWords),
      readWords(store, openingHoursWords),
    ])
    if (!company || !footer) return []
    const { email, phone, address } = contactDetails(company, footer)
    const { name, city, founded, hotline, directions } = company
    return [
      fact('hours', words.titles.hours, {
        text: hoursText(company.openingHours, words, hours),
        keywords:
          'geöffnet offen Uhr Uhrzeit Zeiten erreichbar geschlossen Wochenende Samstag Sonntag Feiertag Feiertage Heiligabend Silvester Betriebsferien',
      }),
      fact('phone', words.titles.phone, {
        text: words.phone({ phone }),
        keywords: 'Telefonnummer Nummer anrufen erreichen Rufnummer sprechen Rückruf',
      }),
      fact('email', words.titles.email, {
        text: words.email({ email }),
        keywords: 'Mail Mailadresse Adresse schreiben erreichen',
      }),
      fact('address', words.titles.address, {
        text: words.address({ name, address: address.replaceAll('\n', ', ') }),
        keywords: `Adresse finden sitzen Sitz Standort Büro Stadt Ort Firma Unternehmen ${city}`,
      }),
      fact('directions', words.titles.directions, {
        text: directions.map((way) => `- ${way.title}: ${way.text}`).join('\n'),
        keywords: 'Weg Wegbeschreibung Anreise anreisen kommen hinkommen Parkplatz parken Bus Zug',
      }),
      ...(hotline
        ? [
            fact('emergency', words.titles.emergency, {
              text: words.emergency({ phone: hotline }),
              keywords: 'Notfallnummer Notruf Hotline dringend Störung Hilfe gehackt Angriff',
            }),
          ]
        : []),
      fact('founded', words.titles.founded, {
        text: words.founded({ name, year: String(founded) }),
        keywords: 'gegründet seit Gründungsjahr Firma Unternehmen Jahre alt Alter',
      }),
    ]
  },
}

type FactWords = Words<typeof companyFactWords.texts>
type HoursWords = Words<typeof openingHoursWords.texts>

function fact(name: string, title: string, passage: NewPassage): Entry {
  return createEntry({ id: `company/${name}`, kind: 'company', title, url: paths.contact() }, [passage])
}

/** "Montag bis Mittwoch: 8:00 bis 17:00 Uhr", a line for each run of days with the same hours. */
function hoursText(hours: OpeningHours, words: FactWords, week: HoursWords): string {
  const runs: { first: string; last: string; times: string }[] = []
  for (const day of days) {
    const times = hoursOf(hours, day)
      .map(({ opens, closes }) => words.times({ opens: shortTime(opens), closes: shortTime(closes) }))
      .join(` ${words.and} `)
    const run = runs.at(-1)
    const name = week.days[day]
    if (run && run.times === times) run.last = name
    else runs.push({ first: name, last: name, times })
  }
  return runs
    .map(
      ({ first, last, times }) => `- ${first === last ? first : words.days({ first, last })}: ${times || week.closed}`,
    )
    .join('\n')
}
