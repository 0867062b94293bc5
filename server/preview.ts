import { z } from 'zod'
import { rightToDraft, mayUse, type Principal } from '#shared/people/people.ts'
import { findDefinition } from '#shared/content/index.ts'
import { parse } from '#shared/errors.ts'
import { previewAddress } from '#shared/addresses/item-address.ts'
import { newItemId, previewParameter } from '#shared/preview/preview.ts'
import type { Backend } from './backend.ts'
import { presentable, type Overlay } from './content/preview-reads.ts'
import { sanitiseValues } from './content/sanitise.ts'
import type { StoredValues } from './content/rows.ts'
import { readJson } from './http/body.ts'

export type Preview = { request: Request; overlay: Overlay }

const typedSchema = z.strictObject({ values: z.record(z.string(), z.unknown()) })

/**
 * A page with `?vorschau=…` shows one item as its draft has it. The value is a preview link's token, or `collection:id`
 * for people who may write it. Editors may also post what they are typing: that is a read whose question has a body.
 */
export async function readPreview(
  request: Request,
  backend: Pick<Backend, 'store' | 'previewLinks' | 'now'>,
  principal: Principal | null,
): Promise<Preview | 'gone' | undefined> {
  const url = new URL(request.url)
  const asked = url.searchParams.get(previewParameter)
  if (asked === null) return undefined
  const target = await targetOf(asked, backend, principal)
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
  return { request: typed ? asRead(request) : request, overlay: { collection, item } }
}

/** The page on which the draft behind a preview link is seen; undefined once the link is over. */
export async function previewPage(
  token: string,
  { previewLinks, store }: Pick<Backend, 'previewLinks' | 'store'>,
): Promise<string | undefined> {
  const target = await previewLinks.find(token)
  const working = target && (await store.working(target.collection, target.id))
  return working && previewAddress(target.collection, target.id, working.item)
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
