/** Stands for this site where its address does not matter: reserved, so it is nobody's. */
const anyOrigin = 'http://own.invalid'

/**
 * The one judge of addresses from outside that people are sent to: a path of this site as browsers read it, or undefined
 * for whatever could lead elsewhere. Browsers take `//host` and `/\host` for another host, and `/.//host` becomes one
 * when it is shortened.
 */
export function ownPath(address: string, origin = anyOrigin): string | undefined {
  // No address needs these as they are: browsers read a backslash as a slash and leave out tabs and line ends.
  if (/[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address, origin)) return undefined
  const { origin: target, pathname, search, hash } = new URL(address, origin)
  const isAbsolute = address.startsWith('/') || address.toLowerCase().startsWith(origin.toLowerCase())
  const staysHere = target === origin && /^\/(?!\/)/.test(pathname)
  return isAbsolute && staysHere ? pathname + search + hash : undefined
}
