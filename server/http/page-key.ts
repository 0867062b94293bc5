/** Query parameters that pages know. Others, such as campaign marks, neither reach a page nor multiply the cache. */
const cachedParameters = new Set(['seite', 'kategorie', 'format', 'stufe', 'thema', 'leistung', '_routes'])
const uncachedParameters = new Set(['suche', 'formular', 'index'])
const longestCachedValue = 100
/** The admin area and everything about identity differ from person to person. */
const personal = /^\/(admin|login|einrichtung|konto|__)(\/|\.data$|$)/

export type PageKey = { key: string; cacheable: boolean; url: URL }

/** The address as pages see it: known parameters only, in one order. */
export function pageKey(address: URL): PageKey {
  const url = new URL(address.pathname, address.origin)
  let cacheable = !personal.test(url.pathname)
  const parameters = [...address.searchParams].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  for (const [name, value] of parameters) {
    if (uncachedParameters.has(name) || personal.test(url.pathname)) cacheable = false
    else if (!cachedParameters.has(name)) continue
    if (value.length > longestCachedValue) cacheable = false
    url.searchParams.append(name, value)
  }
  return { key: url.pathname + url.search, cacheable, url }
}
