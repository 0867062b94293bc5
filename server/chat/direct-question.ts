import { stem } from '#server/search/stem.ts'
import { stopWords } from '#server/search/stop-words.ts'
import { foldedWords } from '#server/search/words.ts'

type Pattern = { entry: string; needs: ReadonlySet<string>[]; allows: ReadonlySet<string> }

const week =
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende wochenends werktags feiertag feiertage feiertagen heiligabend silvester weihnachten neujahr ostern pfingsten'
const times = `wann uhr uhrzeit heute morgen ${week} montags dienstags mittwochs donnerstags freitags samstags sonntags`
const company = 'firma unternehmen betrieb büro laden geschäft team haus sitz'

/** Questions about one fact or one list: they need one word of each group, and hold nothing beyond what is allowed. */
const patterns: Pattern[] = [
  pattern(
    'company/emergency',
    ['notfallnummer notrufnummer notfalltelefon notruf notfallhotline hotline'],
    'nummer telefon',
  ),
  pattern(
    'company/hours',
    ['öffnungszeiten öffnungszeit sprechzeiten geschäftszeiten bürozeiten geöffnet'],
    `${times} ${company}`,
  ),
  pattern(
    'company/hours',
    [
      times,
      'auf zu da offen erreichen erreiche erreicht erreichbar geschlossen feierabend anrufen öffnen öffnet schließen schließt',
    ],
    company,
  ),
  pattern(
    'company/phone',
    ['telefonnummer telefon telefonisch rufnummer anrufen anruf telefonieren handynummer'],
    `${company} nummer erreichen erreiche sprechen direkt kontakt`,
  ),
  pattern(
    'company/email',
    ['mail email mails emails mailadresse emailadresse mailen anmailen'],
    `${company} adresse schreiben schicken senden erreichen erreiche kontakt`,
  ),
  pattern(
    'company/address',
    ['adresse anschrift standort sitz sitzt sitzen'],
    `${company} postalisch stadt ort deutschland finden`,
  ),
  pattern('company/address', ['wo', 'finde finden seid sitzt sitzen liegt liegen firma unternehmen büro'], company),
  pattern('company/directions', ['anfahrt anfahrtsbeschreibung wegbeschreibung route'], `${company} auto bahn bus`),
  pattern('company/directions', ['ich man', 'komme kommen hinkommen gelange'], `${company} auto bahn bus zug`),
  pattern('page/home', ['was', 'macht machen bietet bieten tut', 'ihr sie firma unternehmen'], company),
  pattern('page/team', ['wer', 'leitet führt arbeitet'], company),
  pattern('page/training', ['schulungen schulung kurse seminare trainings weiterbildungen workshops'], lists()),
  pattern(
    'page/career',
    [
      'stellen jobs stellenangebote stellenanzeigen jobangebote karriere arbeitsplätze bewerben bewerbung bewerbungsverfahren bewerbungsprozess',
    ],
    `${lists()} freie offene`,
  ),
  pattern('page/home', ['leistungen dienstleistungen services leistungsangebot leistungsspektrum'], lists()),
  pattern(
    'page/team',
    ['team ansprechpartner mitarbeiter chef chefin geschäftsführer geschäftsführung inhaber'],
    `${company} arbeitet leitet groß größe`,
  ),
  pattern('page/partners', ['partner kooperationen kooperationspartner'], `${lists()} arbeiten zusammen`),
  pattern(
    'page/portfolio',
    ['referenzen projekte portfolio referenzprojekte beispiele'],
    `${lists()} kunden arbeit arbeiten`,
  ),
]

/** Shorter words of a name, such as „IT“, mean other things as well. */
const shortestOfName = 4

/** The entry that a plain question about the company or its offers asks for, if it is one; its name adds nothing. */
export function directAnswer(question: string, companyName: string): string | undefined {
  const name = new Set(foldedWords(companyName).filter((word) => word.length >= shortestOfName))
  const words = foldedWords(question).filter((word) => !name.has(word))
  const terms = words.map(stem)
  return patterns.find(
    ({ needs, allows }) =>
      needs.every((group) => terms.some((term) => group.has(term))) &&
      words.every(
        (word, at) => stopWords.has(word) || allows.has(terms[at]!) || needs.some((group) => group.has(terms[at]!)),
      ),
  )?.entry
}

function pattern(entry: string, needs: string[], allows: string): Pattern {
  return { entry, needs: needs.map(termsOf), allows: termsOf(allows) }
}

function lists(): string {
  return 'angebot angebote überblick übersicht liste aktuell aktuelle verfügbar verschiedene programm haben'
}

function termsOf(words: string): ReadonlySet<string> {
  return new Set(foldedWords(words).map(stem))
}
