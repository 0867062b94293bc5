import { collections, documents, type CollectionName, type DocumentName, type ItemOf } from '#shared/content/index.ts'
import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { Fields } from '#shared/content/field-types.ts'
import { AppError } from '#shared/errors.ts'
import { type ElementEditor, editElements } from '#shared/html/edit-html.ts'
import { pageEdits } from '#shared/html/ready-for-page.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { isDatabaseAway } from '#server/database/failure.ts'
import type { Log } from '#server/base/log.ts'
import { mapPictures } from '#server/media/map-pictures.ts'
import { mentionsMedia, type PlacedPictures, type Pictures } from '#server/media/pictures.ts'
import type { FilledContent } from './filled-content.ts'
import { defaultItems } from './import-defaults.ts'
import { toCard, withMinutes } from './post-facts.ts'
import { createPostReads, sourceOf, type PostSource } from './post-reads.ts'
import { mapRichText } from './rich-text.ts'
import { typesetItems } from './typeset-items.ts'
import type { StoredValues } from './rows.ts'
import type { KeptReads } from './kept-reads.ts'
import type { ContentStore } from './store.ts'
import { elementsIn, parseHtml } from '#shared/html/parse-html.ts'
import { memoized } from '#shared/html/memoized.ts'

/** What pages change about rich text; their editors are asked about nothing else. */
const changed = new Set(['a', 'aside', 'table', 'figure', 'img'])
/** Most texts have none of them and need not be parsed. */
const mayChange = /<(?:a|aside|table|figure|img)\b/i

const changedIn = memoized((html) =>
  elementsIn(parseHtml(html))
    .filter(({ name }) => changed.has(name))
    // Tables follow what stands in their rows; of all else the inside is of no use.
    .map((element) => (element.name === 'table' ? element : { ...element, children: [] })),
)

/** The key of a whole collection; no id is empty. */
const everything = ''

export type PublicReads = ReturnType<typeof createPublicReads>
/** Videos and maps of others in a text, and what stands in their place until somebody agrees (server/consent/embeds.ts). */
type Embeds = { areIn(text: string): boolean; editor(): Promise<ElementEditor> }
type Fielded = Pick<AnyDefinition, 'name' | 'fields'>
/** What is published, today or at another moment (server/travel). */
export type PublicStore = Pick<ContentStore, 'list' | 'get' | 'document' | 'several' | 'idAt'> & {
  catalogue: Pick<ContentStore['catalogue'], 'posts'>
  itemSearch: Pick<ContentStore['itemSearch'], 'posts'>
}
type OnPages = { embeds: Embeds; kept: KeptReads; filled: Pick<FilledContent, 'fill' | 'fillBuiltIn'> }

/**
 * What a page may read: published content, with the fallbacks of spec §8. One per request, because it remembers
 * whether anything was missing: such a page is sent but never cached (J14).
 */
export function createPublicReads(
  store: PublicStore,
  log: Log,
  pictures: Pictures,
  /** For pages; without it texts stay as they are stored. */
  { embeds, kept, filled }: Partial<OnPages> = {},
) {
  let degraded = false
  let away = false

  /** Programs get texts as they are written. */
  const onPage = <Item extends object>(definition: Fielded, items: Item[]) =>
    embeds ? typesetItems(definition, items) : items

  /** How pages show rich text, in one reading (decision 20): embedded videos and maps ask before they load. */
  async function pageEditors(text: string): Promise<ElementEditor[]> {
    if (!embeds) return []
    return embeds.areIn(text) ? [pageEdits, await embeds.editor()] : [pageEdits]
  }

  /** Uploaded pictures get their newest address; without the library references still lead to them. */
  async function placed(text: string): Promise<Partial<PlacedPictures>> {
    if (!mentionsMedia(text)) return {}
    try {
      return await pictures.placed()
    } catch (cause) {
      degraded = true
      away ||= isDatabaseAway(cause)
      log.warn('media library unreadable, leaving references', { cause })
      return {}
    }
  }

  async function asShown<Item extends object>(
    definition: Fielded,
    stored: Item[],
    keep?: (shown: Item[], characters: number) => void,
  ): Promise<Item[]> {
    const items = onPage(definition, filled ? await filled.fill(definition, stored) : stored)
    const text = JSON.stringify(items)
    const { image = String, editor } = await placed(text)
    const editors = [...(await pageEditors(text)), ...(editor ? [editor] : [])]
    const html = (value: string) => shownText(value, editors)
    // Only texts change, and they stay texts.
    const shown = items.map((item) => mapPictures(definition.fields, item as StoredValues, { image, html }) as Item)
    // What stands in the place of a video follows the register of services.
    if (!degraded && !embeds?.areIn(text)) keep?.(shown, text.length)
    return shown
  }

  /** As it is stored; where that cannot be read, as the site came (spec §8). */
  async function read<Name extends CollectionName | DocumentName>(
    name: Name,
    key: string,
    stored: () => Promise<ItemOf<Name>[]>,
  ) {
    const known = kept?.known(name, key)
    if (known) return known as ItemOf<Name>[]
    const keep = kept?.begin(name, key)
    const definition = { ...collections, ...documents }[name]
    try {
      return await asShown(definition, await stored(), keep)
    } catch (cause) {
      degraded = true
      away ||= isDatabaseAway(cause)
      const { onReadError } = definition
      if (onReadError === 'throw') {
        log.error(`${name} unreadable`, { cause })
        throw cause
      }
      log.warn(`${name} unreadable, showing defaults (spec §8)`, { cause })
      const builtIn = defaultItems(definition)
      const items = onPage(definition, filled ? await filled.fillBuiltIn(definition, builtIn) : builtIn)
      return items.map((item) => withPageEdits(definition, item, embeds ? [pageEdits] : [])) as ItemOf<Name>[]
    }
  }

  /** Each is kept for itself: the same ones stand on many pages, and next to others. No id has a space. */
  async function readPosts<Post extends { id: string }>(
    kind: string,
    ids: readonly string[],
    ready: (post: BlogPost) => Post,
  ): Promise<Post[]> {
    const known = new Map(ids.map((id) => [id, kept?.known('blogPosts', `${kind} ${id}`)?.[0] as Post | undefined]))
    const missing = ids.filter((id) => !known.get(id))
    if (missing.length > 0) {
      const keepers = new Map(missing.map((id) => [id, kept?.begin('blogPosts', `${kind} ${id}`)]))
      const stored = (await store.several('blogPosts', missing)).map(ready)
      const posts = await asShown(collections.blogPosts, stored, (shown) => {
        for (const post of shown) keepers.get(post.id)?.([post], JSON.stringify(post).length)
      })
      for (const post of posts) known.set(post.id, post)
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  }

  /** By the facts in memory and the keys of what is shown; where that cannot be read, as the site came. */
  async function withPosts<Result>(work: (source: PostSource) => Promise<Result>): Promise<Result> {
    try {
      const posts = await store.catalogue.posts()
      return await work({
        ...posts,
        found: (search) => store.itemSearch.posts(posts.facts, search),
        read: (ids) => readPosts('post', ids, withMinutes),
        cards: (ids) => readPosts('card', ids, toCard),
      })
    } catch (cause) {
      return work(sourceOf(await read('blogPosts', everything, () => Promise.reject(cause))))
    }
  }

  return {
    /** The blog, of which pages show a small part. */
    posts: createPostReads(withPosts),
    /** What it is read from, for who shows it with something else in it (preview-reads.ts). */
    withPosts,
    get degraded() {
      return degraded
    },
    /** Something was missing because the database could not be reached. */
    get away() {
      return away
    },
    list<Name extends CollectionName>(name: Name): Promise<ItemOf<Name>[]> {
      return read(name, everything, () => store.list(name))
    },
    /** Which item stands at an address; where that cannot be read, the one that the site came with there (spec §8). */
    async idAt(name: CollectionName, address: string): Promise<string | undefined> {
      try {
        return await store.idAt(name, address)
      } catch (cause) {
        degraded = true
        away ||= isDatabaseAway(cause)
        log.warn(`addresses of ${name} unreadable`, { cause })
        return address
      }
    },
    async get<Name extends CollectionName>(name: Name, id: string): Promise<ItemOf<Name> | undefined> {
      const items = await read(name, id, async () => [await store.get(name, id)].filter((item) => item !== undefined))
      return items.find((item) => item.id === id)
    },
    /** A document always exists after seeding; without it the site cannot be shown (J21). */
    async document<Name extends DocumentName>(name: Name): Promise<ItemOf<Name>> {
      const [item] = await read(name, name, async () => {
        const document = await store.document(name)
        if (!document) throw new AppError('unavailable', 503, errorMessages.unavailable)
        return [document]
      })
      return item!
    },
    /** What a page shows of an item beside its values, for items that are not read from here. */
    async onPage<Item extends StoredValues>(definition: Fielded, item: Item): Promise<Item> {
      const [shown = item] = filled ? await filled.fill(definition, [item]) : [item]
      const text = JSON.stringify(shown)
      const { videoEditor } = await placed(text)
      return withPageEdits(definition, shown, [...(await pageEditors(text)), ...(videoEditor ? [videoEditor] : [])])
    },
    /** Rich text that a page puts together by itself. */
    async richText(html: string): Promise<string> {
      return shownText(html, await pageEditors(html))
    },
    /** For a section that may fail on its own: null instead of an error, and the page stays up (J14). */
    async section<Result>(read: Promise<Result>): Promise<Result | null> {
      return read.catch(() => null)
    },
  }
}

function withPageEdits<Item extends StoredValues>(
  { fields }: { fields: Fields },
  item: Item,
  editors: ElementEditor[],
): Item {
  return mapRichText(fields, item, (html) => shownText(html, editors)) as Item
}

/** Rich text as pages show it. A page that lists posts passes all of them through here. */
function shownText(html: string, editors: readonly ElementEditor[]): string {
  return editors.length > 0 && mayChange.test(html) ? editElements(html, changedIn(html), editors) : html
}
