import type { Job } from '#shared/content/jobs.ts'
import { escapeHtml } from '#shared/text/html.ts'

/** Both, where both are offered: "Vollzeit oder 32 Stunden". */
export function employmentTypes(employment: string): string[] {
  const types = [
    ...(/vollzeit/i.test(employment) ? ['FULL_TIME'] : []),
    ...(/teilzeit|\d\s*(stunden|std)/i.test(employment) ? ['PART_TIME'] : []),
    ...(/praktikum|werkstud/i.test(employment) ? ['INTERN'] : []),
  ]
  return types.length > 0 ? types : ['OTHER']
}

/** "52.000 bis 66.000 € im Jahr". Anything less plain is for people only. */
export function baseSalary(salary: string) {
  const found = /^([\d.]+)(?:\s*(?:bis|–|-)\s*([\d.]+))?\s*(?:€|Euro)\s+(?:im|pro)\s+(Jahr|Monat)$/i.exec(salary.trim())
  if (!found) return {}
  const [, from = '', to = from, unit] = found
  const unitText = unit?.toLowerCase() === 'jahr' ? 'YEAR' : 'MONTH'
  return {
    baseSalary: {
      '@type': 'MonetaryAmount' as const,
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue' as const, minValue: amount(from), maxValue: amount(to), unitText },
    },
  }
}

function amount(text: string): number {
  return Number(text.replaceAll('.', ''))
}

/** Its texts as HTML, for readers elsewhere. */
export function jobDescription({ summary, tasks, profile, offer }: Job): string {
  const lists = [tasks, profile, offer].map(
    (lines) => `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  )
  return [`<p>${escapeHtml(summary)}</p>`, ...lists].join('')
}
