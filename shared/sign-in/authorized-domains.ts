type Place = { protocol: string; hostname: string }

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/**
 * Whether people may sign in at this address (B2): an IPv4 entry means exactly that host, any other entry the domain and
 * everything below it. Case and port do not matter. A URL and `window.location` are both places.
 */
export function isAuthorizedDomain({ protocol, hostname }: Place, authorizedDomains: readonly string[]): boolean {
  if (protocol !== 'https:' && protocol !== 'http:') return false
  const host = hostname.toLowerCase()
  return authorizedDomains.some((entry) => {
    const domain = entry.toLowerCase()
    return domain !== '' && (host === domain || (!ipv4.test(domain) && host.endsWith(`.${domain}`)))
  })
}
