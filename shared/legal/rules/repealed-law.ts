import { textOf } from '#shared/text/html-text.ts'
import { inText, legalTextNames, type LegalFix, type LegalRule } from './rule.ts'

type Repealed = Omit<LegalRule, 'find' | 'level'> & { pattern: RegExp; fix?: LegalFix }

const digitalServices = 'Digitale-Dienste-Gesetz, in Kraft seit 14. Mai 2024 (BGBl. 2024 I Nr. 149)'
const imprintOfOld = /§\s*5\s*(?:Abs\.\s*\d+\s*)?(?:TMG|Telemediengesetz(?:es)?)(?![\p{L}\d])/u
const broadcasting = /§\s*55\s*(?:Abs\.\s*2\s*)?RStV(?![\p{L}\d])/u
const dataOfOld = /(?<![\p{L}\d])TTDSG(?![\p{L}\d])/u
const platform = /OS-Plattform|Online-Streitbeilegung|ec\.europa\.eu\/(?:consumers\/)?odr/i

const repealed: readonly Repealed[] = [
  {
    id: 'tmg-imprint',
    validFrom: '2024-05-14',
    source: digitalServices,
    reason: 'Das Telemediengesetz ist aufgehoben. Die Pflicht zum Impressum steht jetzt in § 5 DDG.',
    pattern: imprintOfOld,
    fix: { kind: 'replace', pattern: imprintOfOld.source, by: '§ 5 DDG' },
  },
  {
    id: 'tmg-other',
    validFrom: '2024-05-14',
    source: digitalServices,
    reason:
      'Das Telemediengesetz ist aufgehoben. Haftungsregeln stehen jetzt im Digital Services Act und in den §§ 7 und 8 DDG; ein Haftungshinweis ist im Impressum nicht nötig.',
    pattern: /(?<!§\s*5\s*(?:Abs\.\s*\d+\s*)?)(?<![\p{L}\d])(?:TMG|Telemediengesetz(?:es)?)(?![\p{L}\d])/u,
  },
  {
    id: 'ttdsg',
    validFrom: '2024-05-14',
    source: 'TDDDG, so benannt durch Art. 8 des Gesetzes vom 6. Mai 2024 (BGBl. 2024 I Nr. 149)',
    reason: 'Das TTDSG heißt jetzt TDDDG. Die Nummern der Paragrafen sind gleich geblieben.',
    pattern: dataOfOld,
    fix: { kind: 'replace', pattern: dataOfOld.source, by: 'TDDDG' },
  },
  {
    id: 'os-platform',
    validFrom: '2025-07-20',
    source: 'Verordnung (EU) 2024/3228, Aufhebung der Verordnung (EU) Nr. 524/2013',
    reason:
      'Die Plattform der EU zur Online-Streitbeilegung ist seit 20. Juli 2025 abgeschaltet. Hinweis und Link führen in die Irre.',
    pattern: platform,
    fix: { kind: 'remove', pattern: platform.source },
  },
  {
    id: 'rstv',
    validFrom: '2020-11-07',
    source: 'Medienstaatsvertrag, in Kraft seit 7. November 2020',
    reason: 'Der Rundfunkstaatsvertrag ist abgelöst. Die verantwortliche Person benennt jetzt § 18 Abs. 2 MStV.',
    pattern: broadcasting,
    fix: { kind: 'replace', pattern: broadcasting.source, by: '§ 18 Abs. 2 MStV' },
  },
]

/** References to law that is no more, in legal texts, pages and the profile. */
export const repealedLawRules: readonly LegalRule[] = repealed.map(({ pattern, fix, ...rule }) => ({
  ...rule,
  level: 'error',
  find: ({ texts, others }) => [
    ...legalTextNames.flatMap((name) => {
      const found = pattern.exec(texts[name].content)
      return found ? [{ place: inText(name), detail: around(texts[name].content, pattern), ...(fix && { fix }) }] : []
    }),
    ...others.flatMap(({ place, text }) => (pattern.test(text) ? [{ place, detail: around(text, pattern) }] : [])),
  ],
}))

/** What a text says of repealed law, for the check before publishing. */
export function repealedIn(text: string): string[] {
  return repealed.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => reason)
}

/** The place with a few words on both sides; an address inside of a link is told as it is. */
function around(source: string, pattern: RegExp): string {
  const text = textOf(source)
  const found = pattern.exec(text)
  if (!found) return pattern.exec(source)?.[0] ?? ''
  const from = Math.max(0, found.index - 40)
  const to = found.index + found[0].length + 40
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}
