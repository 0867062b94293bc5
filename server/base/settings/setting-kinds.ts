import { z } from 'zod'
import { asciiEmail } from '#shared/text/email.ts'

// What settings can be, each with the words that say what is wrong.

export function port(fallback: string) {
  return wholeNumber(fallback, 0, 65_535).describe('port to listen on; 0 picks a free one')
}

export function wholeNumber(fallback: string, min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .default(fallback)
    .transform((value) => (/^\d+$/.test(value) ? Number(value) : Number.NaN))
    .pipe(z.number(message).min(min, message).max(max, message))
}

/** A domain with umlauts is kept in the form that mail servers know. */
export function email() {
  return z.string().transform(asciiEmail).pipe(z.email('must be an e-mail address'))
}

export function commaList() {
  return z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
}

export function jsonList<Item extends z.ZodType>(item: Item) {
  return z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('must be a JSON list')
        return z.NEVER
      }
    })
    .pipe(z.array(item))
}

export function isNetwork(entry: string): boolean {
  return z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(entry).success
}

export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`
}

export function optionalUrl(protocols: string[]) {
  const message = `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
    .optional()
}

/** An address that a request can be made for: `fetch` takes none with a password in it. */
export function webAddress() {
  return optionalUrl(['http:', 'https:']).refine((value) => {
    if (value === undefined || !URL.canParse(value)) return true
    const { username, password } = new URL(value)
    return username === '' && password === ''
  }, 'must not hold a password')
}
