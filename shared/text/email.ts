/**
 * The form of an address that mail servers know: a domain with umlauts in its ASCII form (müller.de is xn--mller-kva.de).
 * Only the domain: what stands before the at sign stays as it is. Browsers and Node convert alike.
 */
export function asciiEmail(email: string): string {
  const [, local, domain] = /^(.*@)((?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? []
  return domain && URL.canParse(`http://${domain}`) ? local + new URL(`http://${domain}`).hostname : email
}

/** By this somebody's account is found, however the address was typed. */
export function accountEmail(email: string): string {
  return asciiEmail(email.trim()).toLowerCase()
}
