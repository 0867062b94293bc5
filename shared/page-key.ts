/** Query parameters that pages know. Others, such as campaign marks, neither reach a page nor multiply the cache. */
const cachedParameters: Record<string, RegExp> = {
  seite: /^[1-9]\d{0,3}$/,
  kategorie: /^[a-z0-9-]{1,60}$/,
  format: /^[\w-]{1,20}$/,
  stufe: /^[\w-]{1,20}$/,
  thema: /^[a-z0-9-]{1,60}$/,
  leistung: /^[a-z0-9-]{1,60}$/,
}
const uncachedParameters = new Set(['suche', 'formular', 'vorschau', '_routes'])
/** The admin area and everything about identity differ from person to person. */
const personal = /^\/(admin|login|einrichtung|konto|vorschau|__)(\/|\.data$|$)/

export type PageKey = { key: string; cacheable: boolean; url: URL }

/** The address as pages see it: known parameters only, in one order, on the site's own origin. */
export function pageKey(pathname: string, parameters: URLSearchParams, origin: string): PageKey {
  const url = new URL(origin + pathname)
  let cacheable = !personal.test(pathname)
  for (const [name, value] of [...parameters].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))) {
    const form = cachedParameters[name]
    if (!form && !uncachedParameters.has(name) && cacheable) continue
    if (!form?.test(value)) cacheable = false
    url.searchParams.append(name, value)
  }
  return { key: url.pathname + url.search, cacheable, url }
}
