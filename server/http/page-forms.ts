import type { IncomingHttpHeaders } from 'node:http'
import { pageFetchHeader, toPageFetch } from '#shared/addresses/page-fetch.ts'
import { linkStyles } from '#shared/html/written-styles.ts'
import type { PageCache } from './page-cache.ts'
import { createRepresentation, headersOfAllForms, isKnown, type Representation } from './representation.ts'

// A page has two forms (docs/decisions/0040): whole, with its styles in it, for whoever opens it, and with links to them for
// the script of the page before, which mostly has them. Both work in either place.

/** What a request says of the form that it wants. */
export type FormAsked = {
  isFetched: boolean
  ifNoneMatch: string | null | undefined
  acceptEncoding: string | null | undefined
}

export function formAsked({ headers }: Request): FormAsked {
  return {
    isFetched: toPageFetch(headers.get(pageFetchHeader)) !== undefined,
    ifNoneMatch: headers.get('if-none-match'),
    acceptEncoding: headers.get('accept-encoding'),
  }
}

/** From what `node:http` knows of it. */
export function formAskedOf(headers: IncomingHttpHeaders): FormAsked {
  return {
    isFetched: toPageFetch(headers[pageFetchHeader]) !== undefined,
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
  }
}

/** The form that is asked for, if it is in memory. */
export function getForm(cache: PageCache, key: string, asked: FormAsked): Representation | undefined {
  const whole = cache.get(key)
  return whole && wantsLinks(whole, asked) ? cache.get(linkedKey(key, whole)) : whole
}

/** The form that is asked for of a page that is there. */
export async function toForm(cache: PageCache, key: string, whole: Representation, asked: FormAsked) {
  return wantsLinks(whole, asked) ? cache.getOrRender(linkedKey(key, whole), () => withLinks(whole)) : whole
}

/** Who has the whole page is told that it is still the same. */
function wantsLinks(whole: Representation, asked: FormAsked): boolean {
  return asked.isFetched && !isKnown(whole, asked)
}

/** No address has a space. It names what it was made of: after a change nobody is given what belongs to the page before. */
function linkedKey(key: string, { variants }: Representation): string {
  return `${key} ${variants.identity.etag}`
}

async function withLinks(whole: Representation) {
  const html = whole.variants.identity.body.toString()
  const linked = linkStyles(html)
  if (linked === html) return { representation: whole, cacheable: false }
  const page = { status: whole.status, headers: new Headers(headersOfAllForms(whole)), body: Buffer.from(linked) }
  return { representation: await createRepresentation(page, 'kept'), cacheable: true }
}
