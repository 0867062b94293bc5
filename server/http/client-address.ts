import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type Forwarded = { protocol?: string; host?: string }

/** What a trusted proxy says about the original request; headers of anybody else are ignored (J29). */
export function createTrust(trustedProxies: string[]) {
  const isTrusted = createMatcher(trustedProxies)
  return (request: IncomingMessage): Forwarded => {
    if (!isTrusted(request.socket.remoteAddress ?? '')) return {}
    const protocol = first(request.headers['x-forwarded-proto'])
    const host = first(request.headers['x-forwarded-host'])
    return {
      ...(protocol === 'https' || protocol === 'http' ? { protocol: `${protocol}:` } : {}),
      ...(host && /^[\w.-]+(:\d+)?$/.test(host) ? { host } : {}),
    }
  }
}

/** The visitor's address: walks X-Forwarded-For from the right past every proxy that is trusted. */
export function clientAddress(remote: string, forwardedFor: string | undefined, trustedProxies: string[]): string {
  const isTrusted = createMatcher(trustedProxies)
  const chain = [...(forwardedFor ?? '').split(',').map((entry) => entry.trim()), remote].filter(
    (entry) => isIP(plain(entry)) > 0,
  )
  return plain(chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? remote)
}

function createMatcher(trustedProxies: string[]): (address: string) => boolean {
  if (trustedProxies.length === 0) return () => false
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const known = plain(address)
    const version = isIP(known)
    return version !== 0 && trusted.check(known, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** An IPv4 client on a dual-stack socket arrives as ::ffff:1.2.3.4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

function first(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()
}
