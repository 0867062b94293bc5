import { pageFetchHeader, toPageFetch } from '#shared/addresses/page-fetch.ts'
import { linkStyles } from '#shared/html/written-styles.ts'
import { conditionsOf, createRepresentation, headersOfAllForms, isKnown } from './representation.ts'
import type { Conditions, Representation } from './representation.ts'

// A page has two forms (docs/decisions/0040): whole, with its styles in it, for whoever opens it, and with links to them for
// the script of the page before, which mostly has them. Both work in either place.

/** What a request says of the form that it wants. */
export type FormAsked = Pick<Conditions, 'ifNoneMatch' | 'acceptEncoding'> & { isFetched: boolean }

/** The other form of whole pages; it goes when they go. */
const linked = new WeakMap<Representation, Representation>()
const beingLinked = new WeakMap<Representation, Promise<Representation>>()

export function formAsked(request: Request): FormAsked {
  return { ...conditionsOf(request), isFetched: isFetched(request.headers.get(pageFetchHeader)) }
}

/** Whether the script of a page asks, by what the header says. */
export function isFetched(header: Parameters<typeof toPageFetch>[0]): boolean {
  return toPageFetch(header) !== undefined
}

/** The form that is asked for, if it was made already. */
export function knownForm(whole: Representation, asked: FormAsked): Representation | undefined {
  return wantsLinks(whole, asked) ? linked.get(whole) : whole
}

/** The form that is asked for, made once for all who ask. */
export async function toForm(whole: Representation, asked: FormAsked): Promise<Representation> {
  const known = knownForm(whole, asked)
  if (known) return known
  const making = beingLinked.get(whole) ?? withLinks(whole)
  beingLinked.set(whole, making)
  const made = await making
  linked.set(whole, made)
  return made
}

/** Who has the whole page is told that it is still the same. */
function wantsLinks(whole: Representation, asked: FormAsked): boolean {
  return asked.isFetched && !isKnown(whole, asked)
}

async function withLinks(whole: Representation): Promise<Representation> {
  const html = whole.variants.identity.body.toString()
  const body = linkStyles(html)
  if (body === html) return whole
  const headers = new Headers(headersOfAllForms(whole))
  return createRepresentation({ status: whole.status, headers, body: Buffer.from(body) }, 'kept')
}
