import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'

/** Whoever keeps the file asks again by then (RFC 9116, 2.5.5: less than a year). */
const validForMs = 180 * 24 * 60 * 60 * 1_000

/** To whom somebody writes who found a weakness. */
export function writeSecurityTxt({ contact, origin, now }: { contact: string; origin: string; now: Date }): string {
  const expires = new Date(now.getTime() + validForMs).toISOString().replace(/\.\d+Z$/, 'Z')
  const lines = [
    `Contact: ${/^https:/i.test(contact) ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}${discoveryPaths.securityTxt()}`,
  ]
  return `${lines.join('\n')}\n`
}
