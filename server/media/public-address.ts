import { BlockList, isIP } from 'node:net'

/** What belongs to a machine, a house or nobody (RFC 6890): nothing there is a website of somebody else. */
const closedRanges =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Of 2000::/3, which is all that is open of IPv6: for documentation, and ways back to IPv4. */
const closedRanges6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

let known: ReturnType<typeof readRanges> | undefined

/** Whether an address is one of the open internet, so that asking it tells nothing about what is near this machine. */
export function isPublicAddress(address: string): boolean {
  const { open, closed } = (known ??= readRanges())
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 4) return !closed.check(plain, 'ipv4')
  return isIP(plain) === 6 && open.check(plain, 'ipv6') && !closed.check(plain, 'ipv6')
}

/** Read when the first address is asked for: lists of the system take milliseconds, and hardly any start needs them. */
function readRanges() {
  const open = new BlockList()
  open.addSubnet('2000::', 3, 'ipv6')
  const closed = new BlockList()
  for (const [ranges, family] of [
    [closedRanges, 'ipv4'],
    [closedRanges6, 'ipv6'],
  ] as const)
    for (const range of ranges.split(' ')) {
      const [address = '', prefix] = range.split('/')
      closed.addSubnet(address, Number(prefix), family)
    }
  return { open, closed }
}
