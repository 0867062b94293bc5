import { encode } from 'uqr'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import { escapedValue as escaped } from './content-lines.ts'

type Described = Pick<
  CompanyProfile,
  'name' | 'legalForm' | 'street' | 'postalCode' | 'city' | 'country' | 'phone' | 'email'
>

/** Cameras need light around the code (ISO/IEC 18004: four modules). */
const border = 4

/**
 * The company as a QR code that a telephone offers to keep. Version 3 and only what an address book shows: cameras know no
 * newer one, and every byte makes the squares smaller.
 */
export function writeVcardQr(company: Described, origin: string): string {
  const { name, legalForm, street, postalCode, city, country, phone, email } = company
  const fullName = escaped([name, legalForm].filter(Boolean).join(' '))
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${fullName};;;;`,
    `FN:${fullName}`,
    `ORG:${fullName}`,
    `ADR;TYPE=WORK:;;${[street, city, '', postalCode, country].map(escaped).join(';')}`,
    `TEL;TYPE=WORK:${escaped(phone)}`,
    `EMAIL:${escaped(email)}`,
    `URL:${origin}/`,
    'END:VCARD',
  ]
  return qrSvg(lines.join('\r\n'))
}

/** Dark on light in both themes, as cameras need it. */
function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const shape = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/>`
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`
  return `<svg ${head}>${shape}</svg>\n`
}
