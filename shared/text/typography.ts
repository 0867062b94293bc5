// German texts as a compositor sets them. Words stay as they are written: only spaces, hyphens, dashes and quotes change.

import { withSoftHyphens } from './compounds.ts'

/** No line ends here, and nothing shows. */
const joiner = '\u2060'
const keptSpace = '\u00a0'

/** Addresses, file names and the like: what has to stay to the character. */
const technical = /[/@\\_=]|\w\.\w/
const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const units = '%|€|°C|km|cm|mm|m²|kg|[kKMGT]B|[MG]bit|ms|Uhr|Min\\.|Std\\.|Euro|Prozent|Mio\\.|Millionen'
const times = 'Sekunden?|Minuten?|Stunden?|Tag(?:en?|s)?|Wochen?|Monat(?:en?|s)?|Jahr(?:en?|s)?'
const laws = 'AO|BDSG|BFSG|BGB|DDG|DSGVO|GewO|GG|HGB|KI-VO|MStV|SGB|StGB|TDDDG|UStG|UWG'

/** Word by word. */
const inWords: [RegExp, string][] = [
  // E-Mail, IT-Team, KI-Assistent: a few letters alone at the end of a line read as a mistake.
  [/(?<![\p{L}\d-])(\p{Lu}{1,3}-)(?=\p{L}{1,16}(?!\p{L}))/gu, `$1${joiner}`],
  // 3-2-1-1-0, NIS-2, SMC-B, Praxis-IT.
  [/(?<=[\p{L}\d])-(?=\d|\p{Lu}{1,2}(?!\p{L}))/gu, `-${joiner}`],
]

const betweenWords: [RegExp, string][] = [
  // 3-2-1-1-0, in titles as well: a rule that is parted reads as two.
  [/(?<=\b\d)-(?=\d\b)/g, `-${joiner}`],
  // § 5, Art. 6 Abs. 1 Satz 1 lit. f
  [/(?<!\p{L})(§§?|Art\.|Abs\.|UAbs\.|Nr\.|lit\.|Satz|Ziff\.|Kap\.) (?=\d|[a-z](?!\p{L}))/gu, `$1${keptSpace}`],
  [/(?<=\d[a-z]?) (?=(?:Abs\.|UAbs\.|Nr\.|lit\.|Satz|Ziff\.)[ \u00a0])/g, keptSpace],
  [new RegExp(`(?<=\\d[a-z]?|[ \\u00a0][a-z]) (?=(?:${laws})(?!\\p{L}))`, 'gu'), keptSpace],
  // WCAG 2.2, EN 301 549
  [/(?<!\p{L})(WCAG|EN|ISO|DIN) (?=\d)/gu, `$1${keptSpace}`],
  [/(?<=EN\u00a0\d{3}) (?=\d{3}(?!\d))/g, keptSpace],
  // z. B., d. h., i. d. R.
  [/(?<![\p{L}.])([zduoivs]\.) ?(?=(?:B|E|R|T|a|ä|d|h|m|o|v)\.)/gu, `$1${keptSpace}`],
  [/(?<!\p{L})(Dr\.|Prof\.) (?=\p{Lu})/gu, `$1${keptSpace}`],
  [new RegExp(`(?<=\\d) (?=(?:${units}|${times})(?![\\p{L}\\d]))`, 'gu'), keptSpace],
  [new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.) (?=${months})`, 'g'), keptSpace],
  // Knoten & Saum: an ampersand never ends a line.
  [/ & /g, ` &${keptSpace}`],
  // 8–17 Uhr, 2020–2026, but no dates, numbers of telephones or rules such as 3-2-1.
  [/(?<![\d.,:/–\u2060-]|\d )(\d{1,2}(?:[:.]\d{2})?)-\u2060?(?=\d{1,2}(?:[:.]\d{2})?[ \u00a0]Uhr)/g, '$1–'],
  [/(?<![\p{L}\d.,:/+–\u2060-]|\d )((?:19|20)\d{2})-\u2060?(?=(?:19|20)\d{2}(?![\p{L}\d/-]))/gu, '$1–'],
  // 100.000 €
  [/(?<=\d)€/g, `${keptSpace}€`],
  // A dash never begins a line.
  [/ (?:--?|–) /g, `${keptSpace}– `],
  [/(?<![.\p{L}\d]\.|\.)\.{3}(?!\.)/gu, '…'],
  // Single quotes around words; an apostrophe stands inside or at the end of one.
  [/(?<=^|[\s(„])'(?=\p{L})([^'\n]{1,200}?[\p{L}\d.!?…])'(?=$|[\s).,;:!?“])/gu, '‚$1‘'],
]

/** One piece of text, without markup: a title, a name, a line. No letter changes, since names are compared and read out. */
export function typeset(text: string): string {
  const set = changed(text, betweenWords)
  return set.includes('"') ? quoted(set) : set
}

/** A few sentences, for example a lead: words stay whole that one letter begins. */
export function typesetSentences(text: string): string {
  return typeset(inProse(text, /\S*-\S+/g, (word) => changed(word, inWords)))
}

/** One piece of running text, where lines end anywhere. */
export function typesetProse(text: string): string {
  return typeset(inProse(text, /\S{16,}|\S*-\S+/g, (word) => withSoftHyphens(changed(word, inWords))))
}

function inProse(text: string, words: RegExp, set: (word: string) => string): string {
  return text.replaceAll(words, (word) => (technical.test(word) ? word : set(word)))
}

/** The same words for programs: search engines, shared links, hashes. */
export function withoutTypesetting(text: string): string {
  return text.replaceAll(joiner, '').replaceAll(keptSpace, ' ')
}

function changed(text: string, rules: [RegExp, string][]): string {
  return rules.reduce((before, [pattern, after]) => before.replaceAll(pattern, after), text)
}

/** Typewriter quotes in pairs; one alone may mean inches. */
function quoted(text: string): string {
  const parts = text.split('"')
  if (parts.length % 2 === 0) return text
  return parts.reduce((before, part, index) => before + (index % 2 === 1 ? '„' : '“') + part)
}
