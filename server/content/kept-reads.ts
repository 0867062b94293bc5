import type { ChangeFeed } from '#server/database/change-feed.ts'

export type KeptReads = ReturnType<typeof createKeptReads>
type Room = { reads: Map<string, object[]>; characters: number }

/** More of one collection is read anew for each page: memory stays small however many posts there are. */
const mostCharacters = 200_000

/**
 * What pages read, kept until it changes: an edit drops every page, but nearly all of what they are made of is still the
 * same. A read that began before a change of its collection is never kept.
 */
export function createKeptReads(feed: Pick<ChangeFeed, 'subscribe'>) {
  const rooms = new Map<string, Room>()
  feed.subscribe((changes) => {
    for (const { collection } of changes) {
      // Texts of any collection show pictures and what they take from the company profile.
      if (collection === '*' || collection === 'media' || collection === 'companyProfile') rooms.clear()
      else rooms.delete(collection)
    }
  })

  return {
    known: (collection: string, key: string): object[] | undefined => rooms.get(collection)?.reads.get(key),
    /** Called before reading; what it returns keeps what was read, `characters` long. */
    begin(collection: string, key: string) {
      const room = rooms.get(collection) ?? { reads: new Map<string, object[]>(), characters: 0 }
      rooms.set(collection, room)
      return (items: object[], characters: number): void => {
        const total = room.characters + key.length + characters
        if (rooms.get(collection) !== room || room.reads.has(key) || total > mostCharacters) return
        room.characters = total
        room.reads.set(key, freeze(items))
      }
    },
  }
}

/** Every page gets the same objects; one that changed them would change the others. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}
