/**
 * One spelling per address: /blog/, //blog, /Blog and /%62log all lead to /blog, and never to another host. Routes match
 * any spelling, so without this /Admin would be a page like any other. Ids keep their case: theirs is looked up.
 */
export function plainPath(pathname: string): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean).map(recode)
  return `/${[first.toLowerCase(), ...rest].join('/')}`
}

function recode(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}
