import { ownPath } from '#shared/addresses/own-path.ts'
import { redirectMessages as words } from '#shared/messages/redirects.ts'
import { z } from '../zod.ts'

/** `address` is one that the site wrote by itself when something public got another address. */
export type RedirectOrigin = 'hand' | 'address'
export type Redirect = { id: string; source: string; target: string; origin: RedirectOrigin; at: string }
/** An address that was asked for in vain. */
export type MissingPage = { path: string; views: number; lastDay: string }

export const redirectsMax = 5_000
export const missingPagesDays = 30
const longest = 500

export const redirectSchema = z.strictObject({
  source: z
    .string(words.sourceMissing)
    .trim()
    .min(1, words.sourceMissing)
    .max(longest, words.tooLong)
    .refine((address) => redirectSource(address) !== undefined, words.sourceWrong)
    .transform((address) => redirectSource(address) ?? ''),
  target: z
    .string(words.targetMissing)
    .trim()
    .min(1, words.targetMissing)
    .max(longest, words.tooLong)
    .refine((address) => redirectTarget(address) !== undefined, words.targetWrong)
    .transform((address) => redirectTarget(address) ?? ''),
})

/** The path of an old address, also of a whole one that was copied from elsewhere; its query says nothing here. */
export function redirectSource(address: string): string | undefined {
  const path = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).pathname : address
  const own = ownPath(path.startsWith('/') ? path : `/${path}`)
  const key = own && pathKey(own.replace(/[?#].*$/, ''))
  return key && key !== '/' ? key : undefined
}

/** A path of this site or an address elsewhere. */
export function redirectTarget(address: string): string | undefined {
  if (address.startsWith('/')) return ownPath(address)
  return /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address) ? new URL(address).href : undefined
}

/** One spelling of a path, however its letters are encoded and whether or not it ends with a slash. */
export function pathKey(pathname: string): string {
  const plain = pathname.replace(/(.)\/+$/, '$1')
  try {
    return encodeURI(decodeURI(plain))
  } catch {
    return plain
  }
}

/** Where somebody is led who asked for a source: their query goes along, beside what the target asks itself. */
export function withQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target
  const [, page = target, hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${page}${page.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`
}
