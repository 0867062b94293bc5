import type { Postings, TextIndex } from './text-index.ts'

/** What a word of a question may mean: the passages that hold a term, and how much that is worth. */
type PlannedReading = { holders: Postings; telling: number; trust: number }
export type PlannedWord = { rarity: number; readings: PlannedReading[] }
/** What a passage is worth by the kind of its entry, and by its entry where some are called as the question says. */
type Weights = { byKind: readonly number[]; byEntry: ((entry: number) => number) | undefined; most: number }

/** Up to so many holders everything is looked at: more than a question finds on a site of a hundred pages. */
const lookedAt = 1_000
/** Far more than are shown, so that the best are nearly always among them: of an answer, and of a page of results. */
const listedFirst = { few: 120, many: 300 }
const few = 10
/** A term that so many passages hold tells little, and reading them all takes longest. */
const broadFrom = 4_000
const steps = 512

/**
 * Where a question touches tens of thousands of passages: what each can come to at most, so that only few need a closer
 * look. Nothing is missed: when the best of the first list are known, `others` are all that could still be better.
 * Undefined where there are few enough to look at all of them.
 */
export function shortlist(
  index: TextIndex,
  words: readonly PlannedWord[],
  weights: Weights,
  mostForShare: (covered: number) => number,
  wanted: number,
) {
  let holders = 0
  for (const { readings } of words) for (const reading of readings) holders += reading.holders.length
  if (holders <= lookedAt) return undefined

  const { entryOf, kindOf } = index
  const { sums, spokenOf, found, bounds } = emptyRooms(index)
  const mostFor = mostBySpokenOf(words, mostForShare)
  let length = 0

  /** Of several readings of a word only the best counts in the end: their sum is never less. */
  function addUp(isBroad: boolean): void {
    for (const [number, { readings }] of words.entries()) {
      const bit = bitOf(number)
      for (const { holders: passages, telling } of readings) {
        if (passages.length >= broadFrom !== isBroad) continue
        for (let at = 0; at < passages.length; at++) {
          const holder = passages[at]!
          const passage = holder | 0
          if (spokenOf[passage] === 0) found[length++] = passage
          sums[passage]! += telling * (holder - passage)
          spokenOf[passage]! |= bit
        }
      }
    }
  }

  /** `unread` is what words that were not added up yet can add, wherever they stand. Returns the largest bound. */
  function bound(unread: Unread): number {
    let largest = 0
    for (let at = 0; at < length; at++) {
      const passage = found[at]!
      let most = (sums[passage]! + unread.most) * mostFor[spokenOf[passage]! | unread.words]!
      most *= weights.byKind[kindOf[passage]!]!
      if (weights.byEntry) most *= weights.byEntry(entryOf[passage]!)
      bounds[at] = most
      if (most > largest) largest = most
    }
    return largest
  }

  function between(from: number, to: number): number[] {
    const listed: number[] = []
    for (let at = 0; at < length; at++) if (bounds[at]! >= from && bounds[at]! < to) listed.push(found[at]!)
    return listed
  }

  const broad = broadOf(words)
  /** What a passage can come to of which no other term is known. */
  const outside = broad.most * mostFor[broad.words]! * weights.most
  addUp(false)
  // The last of many is hardly ever better than what common terms alone can come to.
  const isWhole = broad.most === 0 || wanted > few || length < listedFirst.few
  if (isWhole) addUp(true)
  const largest = bound(isWhole ? nothingUnread : broad)
  const cut = highestBut(wanted > few ? listedFirst.many : listedFirst.few, bounds, length, largest)
  return {
    first: between(cut, Infinity),
    /** Those beyond the first that may come to more than this. */
    others(least: number): number[] {
      const from = least * roundedOff
      if (isWhole || from > outside) return between(from, cut)
      addUp(true)
      bound(nothingUnread)
      return between(from, Infinity)
    },
  }
}

/** Bounds are kept in half the digits. */
const roundedOff = 0.9999

/** Above what about as many lie as are looked at first: sorting all of them would take longer than the question. */
function highestBut(wanted: number, bounds: Float32Array, length: number, largest: number): number {
  const scale = (steps - 1) / largest
  const counts = new Uint32Array(steps)
  for (let at = 0; at < length; at++) counts[(bounds[at]! * scale) | 0]!++
  let step = steps - 1
  for (let listed = counts[step]!; step > 1 && listed < wanted; listed += counts[step]!) step--
  return step / scale
}

/** Which words of a question a passage speaks of is told by a bit for each; longer questions share the last one. */
const wordsTold = 8
const bitOf = (number: number) => 1 << Math.min(number, wordsTold - 1)

type Unread = { most: number; words: number }
const nothingUnread: Unread = { most: 0, words: 0 }

/** What terms that many passages hold can add to one of them, and of which words they are. */
function broadOf(words: readonly PlannedWord[]): Unread {
  const broad = { ...nothingUnread }
  for (const [number, { readings }] of words.entries()) {
    const tellings = readings.filter(({ holders }) => holders.length >= broadFrom).map(({ telling }) => telling)
    if (tellings.length === 0) continue
    broad.most += Math.max(...tellings)
    broad.words |= bitOf(number)
  }
  return broad
}

/** The most that a passage can gain by how much of the question it speaks of, for every set of words. */
function mostBySpokenOf(words: readonly PlannedWord[], mostFor: (covered: number) => number): Float64Array {
  const rarities = new Float64Array(wordsTold)
  for (const [number, { rarity }] of words.entries()) rarities[Math.min(number, wordsTold - 1)]! += rarity
  const sets = new Float64Array(1 << Math.min(words.length, wordsTold))
  return sets.map((_, set) => mostFor(rarities.reduce((sum, rarity, at) => (set & (1 << at) ? sum + rarity : sum), 0)))
}

/** By the number of a passage its sum and what it speaks of; in the order in which they were found their numbers and bounds. */
type Rooms = { sums: Float32Array; spokenOf: Uint8Array; found: Int32Array; bounds: Float32Array }
const rooms = new WeakMap<TextIndex, Rooms>()

/** The same for all questions, since each is answered in one go. */
function emptyRooms(index: TextIndex): Rooms {
  const { length } = index.passages
  const known = rooms.get(index)
  if (known && known.found.length >= length) {
    known.sums.fill(0, 0, length)
    known.spokenOf.fill(0, 0, length)
    return known
  }
  const room = length * 2
  const made = {
    sums: new Float32Array(room),
    spokenOf: new Uint8Array(room),
    found: new Int32Array(room),
    bounds: new Float32Array(room),
  }
  rooms.set(index, made)
  return made
}
