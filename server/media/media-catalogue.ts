import type { MediaEntry } from '#shared/media/entry.ts'
import type { PictureFacts } from '#shared/media/resolved-picture.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { followChanges } from '#server/database/follow-changes.ts'
import { insertInOrder } from '#server/database/insert-in-order.ts'
import type { Database } from '#server/database/schema.ts'
import { createFileFinder } from './find-files.ts'
import { selectCurrent, toEntry, type CurrentRow } from './media-rows.ts'

export type MediaCatalogue = ReturnType<typeof openMediaCatalogue>
type Listed = {
  entry: MediaEntry
  /** In what words of a search are looked for. */
  searched: string
  /** What pages need to know of it; only of pictures that are not in the trash. */
  picture?: PictureFacts
}

const rowsAtATime = 500
/** What the feed calls them. */
const feedName = 'media'
const placeOf = ({ id }: { id: string }) => ({ collection: feedName, id })

/** What is known of every file, in memory and in step with the change feed: about a kilobyte each. */
export function openMediaCatalogue(database: Database, feed: Pick<ChangeFeed, 'subscribe'>) {
  const byId = new Map<string, Listed>()
  /** Newest first. */
  const inOrder: Listed[] = []
  const finder = createFileFinder(inOrder)
  let tags: string[] | undefined

  function lose({ id }: { id: string }): void {
    const old = byId.get(id)
    if (!old) return
    byId.delete(id)
    inOrder.splice(inOrder.indexOf(old), 1)
    tags = undefined
    finder.outdated()
  }

  const { upToDate } = followChanges<CurrentRow>(feed, {
    isMeant: (collection) => collection === feedName,
    next: (last) =>
      selectCurrent(database)
        .where('media.id', '>', last?.id ?? '')
        .orderBy('media.id')
        .limit(rowsAtATime)
        .execute(),
    some: (_collection, ids) => selectCurrent(database).where('media.id', 'in', ids).execute(),
    placeOf,
    places: () => inOrder.map(({ entry }) => placeOf(entry)),
    take(row) {
      lose(row)
      const entry = listed(row)
      byId.set(row.id, entry)
      insertInOrder(inOrder, entry, newestFirst)
      finder.outdated()
    },
    lose,
  })

  /** Of files that are not in the trash, each once. */
  function usedTags(): string[] {
    const all = inOrder.flatMap(({ entry }) => (entry.deletedAt === null ? entry.tags : []))
    return [...new Set(all)].toSorted((a, b) => a.localeCompare(b, 'de'))
  }

  return {
    upToDate,
    // As far as it is known: for those who have waited until it is up to date.
    inOrder: inOrder as readonly Readonly<Listed>[],
    find: finder.find,
    /** Not in the trash. */
    entry: (id: string): MediaEntry | undefined => {
      const entry = byId.get(id)?.entry
      return entry?.deletedAt === null ? entry : undefined
    },
    picture: (id: string): PictureFacts | undefined => byId.get(id)?.picture,
    tags: (): string[] => (tags ??= usedTags()),
  }
}

function listed(row: CurrentRow): Listed {
  const entry = toEntry(row)
  const { id, kind, name, width, height, alpha, focal, alt, decorative, tags, deletedAt } = entry
  return {
    entry,
    searched: [name, alt, ...tags].join(' ').toLocaleLowerCase('de'),
    ...(kind === 'image' &&
      deletedAt === null && {
        picture: { id, hash: row.hash, width, height, alpha, focal, alt: decorative ? '' : alt },
      }),
  }
}

function newestFirst({ entry: a }: Listed, { entry: b }: Listed): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? -1 : 1
}
