import type { BlogPost, ReadPost } from '#shared/content/blog-posts.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { fieldsInside, holdsEntries } from '#shared/content/blocks-field.ts'
import { companyProfile, type CompanyProfile } from '#shared/content/company-profile.ts'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import { findDefinition, type CollectionName, type DocumentName, type ItemOf } from '#shared/content/index.ts'
import { conform, isObject } from '#shared/content/conform.ts'
import { fillFrom } from './filled-content.ts'
import { withDraft } from './draft-among-posts.ts'
import { withMinutes } from './post-facts.ts'
import { createPostReads } from './post-reads.ts'
import type { PublicReads } from './public-reads.ts'
import { sortKey, type StoredItem, type StoredValues } from './rows.ts'

/** One item as it would be if it were published. */
export type Overlay = { collection: string; item: StoredItem }

/** Reads like a visitor, except that one item is already as its editor wants it. */
export function withOverlay(reads: PublicReads, { collection, item }: Overlay): PublicReads {
  const definition = findDefinition(collection)
  const shown = async () => (definition ? reads.onPage(definition, item) : item)
  async function shownPost(): Promise<ReadPost> {
    const { readingMinutes } = withMinutes(item as unknown as BlogPost)
    return { ...((await shown()) as unknown as BlogPost), readingMinutes }
  }
  async function list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]> {
    const items = await reads.list(name)
    if (name !== collection || !definition) return items
    return placed(definition, items, await shown()) as ItemOf<Name>[]
  }
  return {
    ...reads,
    get degraded() {
      return reads.degraded
    },
    list,
    posts:
      collection === 'blogPosts'
        ? createPostReads((work) => reads.withPosts(async (source) => work(withDraft(source, await shownPost()))))
        : reads.posts,
    async idAt(name: CollectionName, address: string) {
      const isMeant = name === collection && (item.id === address || item.address === address)
      return isMeant ? item.id : reads.idAt(name, address)
    },
    async get<Name extends CollectionName>(name: Name, id: string) {
      return name === collection && id === item.id ? ((await shown()) as ItemOf<Name>) : reads.get(name, id)
    },
    async document<Name extends DocumentName>(name: Name) {
      return name === collection ? ((await shown()) as ItemOf<Name>) : reads.document(name)
    },
  }
}

/** What stands in double braces is filled from a draft of the company profile as well, and nothing of it is kept. */
export function draftFilling({ collection, item }: Overlay) {
  // A whole profile, since what is shown of a draft is made presentable.
  return collection === companyProfile.name ? fillFrom(async () => item as unknown as CompanyProfile) : undefined
}

/** Unfinished values in a shape that pages can draw: a choice that is still open shows the first, a number shows zero. */
export function presentable(fields: Fields, values: StoredValues): StoredValues {
  const whole = conform(fields, values)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, presentableValue(field, whole[name])]))
}

function presentableValue(field: FieldDefinition, value: unknown): unknown {
  if (field.input === 'group' && field.fields) return presentable(field.fields, isObject(value) ? value : {})
  if (holdsEntries(field)) return Array.isArray(value) ? value.map((entry) => presentableEntry(field, entry)) : []
  if (field.input === 'select')
    return field.schema.safeParse(value).success ? value : Object.keys(field.options ?? {})[0]
  if (field.input === 'number') return typeof value === 'number' ? value : 0
  if (field.input === 'lines' || field.input === 'tags') return Array.isArray(value) ? value : []
  if (field.input === 'switch') return value === true
  return typeof value === 'string' ? value : ''
}

/** After conforming every entry is an object, and a block is of a kind that exists. */
function presentableEntry(field: FieldDefinition, entry: unknown): unknown {
  const fields = fieldsInside(field, entry)
  return fields && isObject(entry) ? { ...entry, ...presentable(fields, entry) } : entry
}

/** An item that visitors know keeps its neighbours; a new one takes the place that the order gives it. */
function placed(definition: AnyDefinition, items: StoredItem[], item: StoredItem): StoredItem[] {
  const handOrdered = definition.kind === 'document' || definition.order.by === 'position'
  const newestFirst = definition.kind === 'collection' && definition.order.direction === 'desc'
  const known = items.some(({ id }) => id === item.id)
  if (handOrdered && known) return items.map((other) => (other.id === item.id ? item : other))
  if (handOrdered) return newestFirst ? [item, ...items] : [...items, item]
  const key = (entry: StoredItem) => sortKey(definition, entry, { createdAt: entry.createdAt, position: 0 })
  const direction = newestFirst ? -1 : 1
  return [...items.filter(({ id }) => id !== item.id), item].toSorted(
    (a, b) => direction * (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id ? -1 : 1),
  )
}
