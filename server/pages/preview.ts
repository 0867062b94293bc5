import { z } from 'zod'
import { rightToDraft, mayUse, type Principal } from '#shared/people/people.ts'
import { findDefinition } from '#shared/content/index.ts'
import { isPublicPath } from '#shared/addresses/navigation.ts'
import { AppError, parse } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { previewAddress } from '#shared/addresses/item-address.ts'
import { exampleOf } from '#shared/editing/choices.ts'
import { newItemId, previewLinkPath, previewParameter } from '#shared/preview/preview.ts'
import { travelAsked } from '#shared/travel/moment.ts'
import type { Backend } from '#server/backend.ts'
import { presentable, type Overlay } from '#server/content/preview-reads.ts'
import { sanitiseValues } from '#server/content/sanitise.ts'
import type { StoredValues } from '#server/content/rows.ts'
import { readJson } from '#server/http/body.ts'
import type { Journey } from '#server/travel/content-at.ts'
import { journeyOf } from '#server/travel/travel-links.ts'

/** One item as its draft has it, or everything as of a moment. */
export type Preview = DraftPreview | TravelPreview
type DraftPreview = { request: Request; overlay: Overlay; version: string }
export type TravelPreview = { request: Request; journey: Journey; byLink: boolean }
/** What pages of this kind need of the server. */
type Parts = Pick<Backend, 'store' | 'previewLinks' | 'travel' | 'now'>

const typedSchema = z.strictObject({ values: z.record(z.string(), z.unknown()) })

/**
 * A page with `?vorschau=…` shows one item as its draft has it. The value is a preview link's token, or `collection:id`
 * for people who may write it. Editors may also post what they are typing: that is a read whose question has a body.
 * With `zeit:` and a moment, or by a link to one, all of the page is as of then (server/travel).
 */
export async function readPreview(
  request: Request,
  backend: Parts,
  principal: Principal | null,
): Promise<Preview | 'gone' | undefined> {
  const url = new URL(request.url)
  const asked = url.searchParams.get(previewParameter)
  if (asked === null) return undefined
  const moment = travelAsked(asked)
  if (moment !== undefined) {
    if (!principal || !mayUse(principal, 'edit-content')) return 'gone'
    return travelOf(request, { at: await backend.travel.moment(moment), role: principal.role }, false)
  }
  const target = await targetOf(asked, backend, principal)
  const journey = target && journeyOf(target)
  if (journey) return travelOf(request, journey, true)
  const definition = target && findDefinition(target.collection)
  if (!target || !definition) return 'gone'
  const { collection, id } = target
  const typed = principal && request.method === 'POST' && isJson(request) ? await readTyped(request) : undefined
  const working = id === newItemId ? undefined : await backend.store.working(collection, id)
  if (!working && id !== newItemId) return 'gone'
  const at = backend.now().toISOString()
  const values = presentable(
    definition.fields,
    typed ? sanitiseValues(definition.fields, typed) : (working?.item ?? {}),
  )
  const withDate = definition.fields.date && values.date === '' ? { ...values, date: at } : values
  const item = { createdAt: at, ...working?.item, ...withDate, id, updatedAt: working?.item.updatedAt ?? at }
  return {
    request: typed ? asRead(request) : request,
    overlay: { collection, item },
    version: String(working?.version ?? id),
  }
}

/** Another moment is there to be read, and only what visitors see of it. */
function travelOf(request: Request, journey: Journey, byLink: boolean): TravelPreview | undefined {
  if (!isPublicPath(new URL(request.url).pathname)) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new AppError('method-not-allowed', 405, errorMessages.methodNotAllowed, { allow: 'GET, HEAD' })
  return { request, journey, byLink }
}

/** The page on which the draft behind a preview link is seen; undefined once the link is over. */
export async function previewPage(
  token: string,
  { previewLinks, store }: Pick<Backend, 'previewLinks' | 'store'>,
): Promise<string | undefined> {
  const target = await previewLinks.find(token)
  if (target && journeyOf(target)) return '/'
  const working = target && (await store.working(target.collection, target.id))
  if (!working) return undefined
  const { collection: name, id } = target
  await store.catalogue.upToDate()
  return previewAddress(name, id, working.item, exampleOf({ name, id }, store.catalogue.copies))
}

/** The page of preview links explains what has become of one. */
export function goneLink(parameters: URLSearchParams): Response {
  const location = previewLinkPath(parameters.get(previewParameter) ?? '')
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
}

async function targetOf(asked: string, { previewLinks }: Pick<Backend, 'previewLinks'>, principal: Principal | null) {
  const [collection = '', id] = asked.split(':')
  if (id === undefined) return previewLinks.find(asked)
  const definition = findDefinition(collection)
  const allowed = principal && definition && mayUse(principal, rightToDraft(definition))
  return allowed ? { collection, id } : undefined
}

async function readTyped(request: Request): Promise<StoredValues> {
  return parse(typedSchema, await readJson(request)).values
}

function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('application/json') ?? false
}

function asRead({ url, headers }: Request): Request {
  const kept = new Headers(headers)
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) kept.delete(name)
  return new Request(url, { headers: kept })
}
