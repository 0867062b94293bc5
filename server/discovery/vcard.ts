import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { contentLines, escapedValue as escaped } from './content-lines.ts'

type Described = Pick<
  CompanyProfile,
  'name' | 'legalForm' | 'street' | 'postalCode' | 'city' | 'country' | 'phone' | 'hotline' | 'email' | 'updatedAt'
>

/** The company for address books. */
export function writeVcard(company: Described, origin: string): string {
  const { name, legalForm, street, postalCode, city, country, phone, hotline, email, updatedAt } = company
  const fullName = [name, legalForm].filter(Boolean).join(' ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escaped(fullName)}`,
    `ORG:${escaped(fullName)}`,
    `ADR;TYPE=work:;;${[street, city, '', postalCode, country].map(escaped).join(';')}`,
    `TEL;TYPE="work,voice";VALUE=text:${escaped(phone)}`,
    ...(hotline ? [`TEL;TYPE=work;VALUE=text:${escaped(hotline)}`] : []),
    `EMAIL;TYPE=work:${escaped(email)}`,
    `URL:${origin}/`,
    'LANG:de',
    `REV:${updatedAt.replaceAll(/[-:]|\.\d+/g, '')}`,
    'END:VCARD',
  ]
  return contentLines(lines)
}
