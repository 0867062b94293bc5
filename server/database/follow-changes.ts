import { setImmediate } from 'node:timers/promises'
import type { ChangeFeed } from './change-feed.ts'
import { chunks } from './chunks.ts'

type Place = { collection: string; id: string }
/** Something that is made of rows and kept in memory. */
type Follower<Row> = {
  /** Whether it is made of rows that the feed calls by this name. */
  isMeant(collection: string): boolean
  /** All rows, some at a time: those that follow one, in the order of their key. */
  next(last: Row | undefined): Promise<Row[]>
  placeOf(row: Row): Place
  some(collection: string, ids: string[]): Promise<Row[]>
  /** What it knows. */
  places(): Iterable<Place>
  /** A row that is new or changed. */
  take(row: Row): void
  /** One that is no longer there. */
  lose(place: Place): void
}

/**
 * Keeps something in memory in step with the database: everything is read once, in parts, and from then on only what the
 * change feed names, when somebody asks next. Nothing is read while nobody asks.
 */
export function followChanges<Row extends { id: string }>(
  feed: Pick<ChangeFeed, 'subscribe'>,
  follower: Follower<Row>,
) {
  const outdated = new Map<string, Place>()
  let unknown = true
  let reading: Promise<void> | undefined
  const markOutdated = (place: Place) => outdated.set(keyOf(place), place)

  feed.subscribe((changes) => {
    for (const { collection, documentId: id } of changes)
      if (collection === '*') unknown = true
      else if (follower.isMeant(collection)) markOutdated({ collection, id })
  })

  async function readAll(): Promise<void> {
    unknown = false
    outdated.clear()
    try {
      const gone = new Map([...follower.places()].map((place) => [keyOf(place), place]))
      for (let last: Row | undefined; ;) {
        const rows = await follower.next(last)
        for (const row of rows) {
          // Requests have their turn.
          await setImmediate()
          follower.take(row)
          gone.delete(keyOf(follower.placeOf(row)))
        }
        last = rows.at(-1)
        if (!last) break
      }
      // What was known stays until it is known anew, for those who are reading it.
      for (const place of gone.values()) follower.lose(place)
    } catch (cause) {
      unknown = true
      throw cause
    }
  }

  async function readOutdated(): Promise<void> {
    const places = [...outdated.values()]
    outdated.clear()
    try {
      for (const [collection, entries] of Map.groupBy(places, (place) => place.collection))
        for (const part of chunks(entries)) {
          const ids = part.map(({ id }) => id)
          const rows = new Map((await follower.some(collection, ids)).map((row) => [row.id, row]))
          for (const id of ids) {
            const row = rows.get(id)
            if (row) follower.take(row)
            else follower.lose({ collection, id })
          }
        }
    } catch (cause) {
      places.forEach(markOutdated)
      throw cause
    }
  }

  return {
    /** Whoever awaits this sees everything that the feed told before. */
    async upToDate(): Promise<void> {
      while (unknown || outdated.size > 0 || reading)
        await (reading ??= (unknown ? readAll() : readOutdated()).finally(() => (reading = undefined)))
    },
  }
}

function keyOf({ collection, id }: Place): string {
  return `${collection}/${id}`
}
