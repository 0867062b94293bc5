import { domainToUnicode } from 'node:url'
import { asciiEmail } from '#shared/text/email.ts'

/** Letters of other scripts can look like ours: an address with them is shown in the form that nobody confuses. */
const latinDomain = /^[\p{Script=Latin}\p{Nd}.-]+$/u

/**
 * An address as people read it: info@müller.de, also where a browser sent it as info@xn--mller-kva.de. It leaves the site
 * in its ASCII form.
 */
export function readableEmail(email: string): string {
  const ascii = asciiEmail(email)
  const at = ascii.lastIndexOf('@') + 1
  if (!/(?:^|\.)xn--/i.test(ascii.slice(at))) return email
  const domain = domainToUnicode(ascii.slice(at))
  return latinDomain.test(domain) ? ascii.slice(0, at) + domain : ascii
}
