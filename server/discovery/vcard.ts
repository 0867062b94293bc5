import type { CompanyProfile } from '#shared/content/company-profile.ts'

type Described = Pick<
  CompanyProfile,
  'name' | 'legalForm' | 'street' | 'postalCode' | 'city' | 'country' | 'phone' | 'hotline' | 'email' | 'updatedAt'
>

/** A line may have this many bytes; what is longer goes on in the next one (RFC 6350, 3.2). */
const lineBytes = 75

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
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Between characters, never within one. */
function folded(line: string): string {
  const parts: string[] = ['']
  for (const character of line) {
    const most = parts.length === 1 ? lineBytes : lineBytes - 1
    if (Buffer.byteLength(parts.at(-1)! + character) > most) parts.push('')
    parts[parts.length - 1] += character
  }
  return parts.join('\r\n ')
}
