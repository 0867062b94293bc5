const hostName = /^(\[[\da-f:.]+\]|[\p{L}\p{N}_](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_])?\.?)$/iu
const ipv4 = /^\d+(\.\d+){3}$/

/**
 * A mail server as addresses name it, with umlauts in their ASCII form; undefined where no server can be meant. `http:` is
 * borrowed because it knows such names and checks them; `smtp:` does neither.
 */
export function mailHost(host: string): string | undefined {
  const address = `http://${host}`
  if (!hostName.test(host) || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  // An IP address that was typed halfway (10.0.5) would be filled up to another one (10.0.0.5).
  return ipv4.test(hostname) && hostname !== host ? undefined : hostname
}
