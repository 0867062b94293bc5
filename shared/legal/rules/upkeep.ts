import { berlinFormat } from '#shared/time/berlin-format.ts'
import { inProfile, inText, legalTextNames, type LegalRule } from './rule.ts'

const placeholder = /\[Platzhalter: [^\]]{0,500}\]/g
const oldAfterMonths = 12
const day = berlinFormat({ dateStyle: 'medium' })
const profileTexts = ['contentResponsible', 'dataProtectionOfficer', 'vatId', 'supervisoryAuthority'] as const

/** Texts that nobody finished, or looked at for long. */
export const upkeepRules: readonly LegalRule[] = [
  {
    id: 'placeholders',
    level: 'error',
    validFrom: '2018-05-25',
    source: '§ 5 DDG, Art. 13 DSGVO',
    reason: 'Hier wartet noch ein Platzhalter auf Ihre Angaben.',
    find: ({ texts, company }) => [
      ...legalTextNames.flatMap((name) => {
        const [first, ...more] = texts[name].content.match(placeholder) ?? []
        if (!first) return []
        return [{ place: inText(name), detail: more.length > 0 ? `${first} und ${more.length} weitere` : first }]
      }),
      ...profileTexts
        .filter((field) => company[field].includes('[Platzhalter'))
        .map((field) => ({ place: inProfile(field), detail: company[field] })),
    ],
  },
  {
    id: 'old-text',
    level: 'hint',
    validFrom: '2018-05-25',
    source: 'Art. 5 Abs. 2 und Art. 24 DSGVO',
    reason: `Der Text ist seit mehr als ${oldAfterMonths} Monaten unverändert. Lesen Sie ihn einmal gegen.`,
    find({ texts, now }) {
      const limit = new Date(now)
      limit.setUTCMonth(limit.getUTCMonth() - oldAfterMonths)
      return legalTextNames
        .filter((name) => new Date(texts[name].updatedAt) < limit)
        .map((name) => ({
          place: inText(name),
          detail: `Zuletzt geändert am ${day(texts[name].updatedAt)}.`,
        }))
    },
  },
]
