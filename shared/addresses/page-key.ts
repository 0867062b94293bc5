/** Stands for every value that a page does not know: what it answers to one it answers to all. No id begins so. */
export const unknownValue = '-'

/** Query parameters that mean something, by page. Others, such as campaign marks, neither reach a page nor multiply the cache. */
const cachedParameters = new Map([
  ['/blog seite', /^[1-9]\d{0,3}$/],
  ['/blog kategorie', /^[a-z0-9][a-z0-9_-]{0,99}$/],
  ['/training format', /^[\w-]{1,20}$/],
  ['/training stufe', /^[\w-]{1,20}$/],
  ['/portfolio leistung', /^[a-z0-9][a-z0-9_-]{0,99}$/],
])
/** What everybody asks differently, or what differs with every answer. */
const uncachedParameters = new Map([
  ['/blog suche', /\S/],
  ['/faq suche', /\S/],
  ['/suche suche', /\S/],
  ['/suche art', /^[a-z]{1,10}$/],
  ['/contact formular', /^(1|gesendet)$/],
  ['/barrierefreiheit formular', /^(1|gesendet)$/],
  ['/status abo', /^[a-z]{1,12}$/],
  ['/status schluessel', /^[\w-]{22}\.[\w-]{43}$/],
])
/** On every page: a draft. */
const previewed = 'vorschau'
/** The admin area and everything about identity differ from person to person; React Router asks for their data, too. */
const personal = /^\/(admin|login|einrichtung|konto|vorschau|__)(\/|\.data$|$)/

export type PageKey = { key: string; cacheable: boolean; url: URL }

/** The address as pages see it: known parameters only, once each and in one order, on the site's own origin. */
export function pageKey(pathname: string, parameters: URLSearchParams, origin: string): PageKey {
  const url = new URL(origin + pathname)
  let cacheable = !personal.test(pathname)
  if (!cacheable) url.search = parameters.toString()
  for (const name of cacheable ? [...new Set(parameters.keys())].toSorted() : []) {
    const value = parameters.get(name)!
    const form = cachedParameters.get(`${pathname} ${name}`)
    // A filter that is left empty, as a form sends it, is none.
    if (form && value === '') continue
    if (form) url.searchParams.append(name, form.test(value) ? value : unknownValue)
    else if (name === previewed || uncachedParameters.get(`${pathname} ${name}`)?.test(value)) {
      url.searchParams.append(name, value)
      cacheable = false
    }
  }
  return { key: url.pathname + url.search, cacheable, url }
}
