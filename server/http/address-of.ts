import { isIPv6 } from 'node:net'

/** Set by our own server from the connection (J29); what a client writes into it is overwritten. */
export const addressHeader = 'x-schaufenster-address'

/** Whose calls count together, for limits only: it is never stored or logged. */
export function addressOf(request: Request): string {
  return networkOf(request.headers.get(addressHeader) ?? '')
}

/**
 * Every IPv6 connection comes with a network of 2^64 addresses to choose from, so the network counts as one; IPv4
 * addresses count by themselves, also where they are written as IPv6 (dual-stack sockets, NAT64).
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const prefix = groups.slice(0, 6).map((group) => group.toString(16))
  if (/^(0,0,0,0,0,ffff|64,ff9b,0,0,0,0)$/.test(prefix.join())) return lastAsIPv4(groups)
  return `${prefix.slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): number[] {
  // The URL parser writes an embedded IPv4 address as two groups and knows every short form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part = '') => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [first, last] = [read(head), read(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

function lastAsIPv4(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}
