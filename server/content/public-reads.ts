import { collections, documents, type CollectionName, type DocumentName, type ItemOf } from '#shared/content/index.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { Fields } from '#shared/content/fields.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { isDatabaseAway } from '#server/database/failure.ts'
import type { Log } from '#server/log.ts'
import type { Pictures } from '#server/media/pictures.ts'
import { defaultItems } from './import-defaults.ts'
import { mapRichText } from './rich-text.ts'
import type { StoredValues } from './rows.ts'
import type { ContentStore } from './store.ts'

export type PublicReads = ReturnType<typeof createPublicReads>
/** Videos and maps of others in a text, and what stands in their place until somebody agrees (server/consent/embeds.ts). */
type Embeds = { areIn(text: string): boolean; placeholders(): Promise<(html: string) => string> }

/**
 * What a page may read: published content, with the fallbacks of spec §8. One per request, because it remembers
 * whether anything was missing: such a page is sent but never cached (J14).
 */
export function createPublicReads(
  store: ContentStore,
  log: Log,
  pictures: Pictures,
  /** For pages; without it texts stay as they are stored. */
  embeds?: Embeds,
) {
  let degraded = false
  let away = false

  /** Embedded videos and maps become placeholders that ask before they load. */
  async function withPlaceholders<Value>(definition: AnyDefinition, value: Value): Promise<Value> {
    if (!embeds || !value || !embeds.areIn(JSON.stringify(value))) return value
    const placeholders = await embeds.placeholders()
    const fill = (item: StoredValues) => mapRichText(definition.fields, item, placeholders)
    return (Array.isArray(value) ? value.map(fill) : fill(value)) as Value
  }

  async function withFallback<Result>(
    name: CollectionName | DocumentName,
    read: () => Promise<Result>,
    fallback: () => Result,
  ) {
    const definition = { ...collections, ...documents }[name]
    try {
      return await withPlaceholders(definition, await read())
    } catch (cause) {
      degraded = true
      away ||= isDatabaseAway(cause)
      const { onReadError } = definition
      if (onReadError === 'throw') {
        log.error(`${name} unreadable`, { cause })
        throw cause
      }
      log.warn(`${name} unreadable, showing defaults (spec §8)`, { cause })
      return fallback()
    }
  }

  /** Uploaded pictures get their newest address; without the library references still lead to them. */
  async function withPictures<Item extends object>({ fields }: { fields: Fields }, items: Item[]): Promise<Item[]> {
    try {
      return await pictures.resolve(fields, items)
    } catch (cause) {
      degraded = true
      away ||= isDatabaseAway(cause)
      log.warn('media library unreadable, leaving references', { cause })
      return items
    }
  }

  return {
    get degraded() {
      return degraded
    },
    /** Something was missing because the database could not be reached. */
    get away() {
      return away
    },
    list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]> {
      return withFallback(
        name,
        async () => withPictures(collections[name], await store.list(name)),
        () => defaultItems(collections[name]) as ItemOf<Name>[],
      )
    },
    get<Name extends CollectionName>(name: Name, id: string): Promise<ItemOf<Name> | undefined> {
      return withFallback(
        name,
        async () => {
          const item = await store.get(name, id)
          return item && (await withPictures(collections[name], [item]))[0]
        },
        () => defaultItems(collections[name]).find((item) => item.id === id) as ItemOf<Name> | undefined,
      )
    },
    /** A document always exists after seeding; without it the site cannot be shown (J21). */
    document<Name extends DocumentName>(name: Name): Promise<ItemOf<Name>> {
      return withFallback(
        name,
        async () => {
          const document = await store.document(name)
          if (!document) throw new AppError('unavailable', 503, errorMessages.unavailable)
          return (await withPictures(documents[name], [document]))[0]!
        },
        () => defaultItems(documents[name])[0] as ItemOf<Name>,
      )
    },
    /** What a page shows of an item beside its values, for items that are not read from here. */
    withPlaceholders,
    /** What a select field offers, with its German labels. */
    choices<Name extends CollectionName>(name: Name, field: keyof (typeof collections)[Name]['fields'] & string) {
      const { fields }: { fields: Fields } = collections[name]
      return fields[field]?.options ?? {}
    },
    /** For a section that may fail on its own: null instead of an error, and the page stays up (J14). */
    async section<Result>(read: Promise<Result>): Promise<Result | null> {
      return read.catch(() => null)
    },
  }
}
