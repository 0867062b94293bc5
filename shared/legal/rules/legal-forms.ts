/** What § 5 DDG asks of a company, by what it is; the first pattern that fits the words of the profile counts. */
type LegalForm = {
  name: string
  pattern: RegExp
  /** In which register it stands; missing where it stands in none. */
  register?: string
  /** Who is to be named. */
  people: string
}

const managers = 'die Geschäftsführung mit Vor- und Nachnamen'
const owner = 'die Inhaberin oder den Inhaber mit Vor- und Nachnamen'

const legalForms: readonly LegalForm[] = [
  {
    name: 'GmbH & Co. KG',
    pattern: /(?:GmbH|UG)\b.*&\s*Co\.?\s*KG/i,
    register: 'Handelsregister',
    people: 'die Komplementärin und deren Geschäftsführung',
  },
  { name: 'UG', pattern: /\bUG\b|Unternehmergesellschaft/, register: 'Handelsregister', people: managers },
  { name: 'GmbH', pattern: /\bg?GmbH\b/i, register: 'Handelsregister', people: managers },
  { name: 'AG', pattern: /\bAG\b|Aktiengesellschaft/, register: 'Handelsregister', people: 'den Vorstand' },
  { name: 'eG', pattern: /\beG\b|Genossenschaft/, register: 'Genossenschaftsregister', people: 'den Vorstand' },
  {
    name: 'OHG',
    pattern: /\bo\.?HG\b/i,
    register: 'Handelsregister',
    people: 'die vertretungsberechtigten Gesellschafter',
  },
  { name: 'KG', pattern: /\bKG\b/, register: 'Handelsregister', people: 'die persönlich haftenden Gesellschafter' },
  { name: 'e. K.', pattern: /\be\.?\s?K(?:fm|fr)?\b/, register: 'Handelsregister', people: owner },
  { name: 'Verein', pattern: /\be\.?\s?V\b|Verein/, register: 'Vereinsregister', people: 'den Vorstand nach § 26 BGB' },
  { name: 'Einzelunternehmen', pattern: /Einzelunternehm/i, people: owner },
  { name: 'Freiberufler', pattern: /Freiberuf|freiberuf/, people: owner },
  { name: 'GbR', pattern: /\be?GbR\b/, people: 'die vertretungsberechtigten Gesellschafter' },
]

/** Undefined for what none of the forms is. */
export function legalFormOf(written: string): LegalForm | undefined {
  return legalForms.find(({ pattern }) => pattern.test(written))
}
