import type { Postings, TextIndex } from './text-index.ts'

/** What a word of a question may mean: the passages that hold a term, and how much that is worth. */
type PlannedReading = { holders: Postings; telling: number; trust: number }
export type PlannedWord = { rarity: number; readings: PlannedReading[] }

/** Up to so many holders everything is looked at: more than a question finds on a site of a hundred pages. */
const lookedAt = 1_000
/** Far more than are shown, so that the best are nearly always among them. */
const listedFirst = 300
const steps = 512

/**
 * Where a question touches tens of thousands of passages: what each can come to at most, so that only few need a closer
 * look. Nothing is missed: when the best of the first list are known, `others` are all that could still be better.
 * Undefined where there are few enough to look at all of them.
 */
export function shortlist(index: TextIndex, words: readonly PlannedWord[], weights: readonly number[]) {
  let holders = 0
  for (const { readings } of words) for (const reading of readings) holders += reading.holders.length
  if (holders <= lookedAt) return undefined

  const { entryOf, kindOf } = index
  const { length } = index.passages
  const bounds = emptyRoom(index)
  // Of several readings of a word only the best counts in the end: their sum is never less.
  for (const { readings } of words)
    for (const { holders: passages, telling } of readings)
      for (let at = 0; at < passages.length; at++) {
        const holder = passages[at]!
        const passage = holder | 0
        bounds[passage]! += telling * (holder - passage)
      }
  let largest = 0
  for (let passage = 0; passage < length; passage++) {
    if (bounds[passage] === 0) continue
    const bound = bounds[passage]! * weights[kindOf[entryOf[passage]!]!]!
    bounds[passage] = bound
    if (bound > largest) largest = bound
  }
  const cut = highestBut(bounds, length, largest)

  function between(from: number, to: number): number[] {
    const found: number[] = []
    for (let passage = 0; passage < length; passage++) {
      const bound = bounds[passage]!
      if (bound >= from && bound < to && bound !== 0) found.push(passage)
    }
    return found
  }
  return {
    first: between(cut, Infinity),
    /** Those beyond the first that may come to more than this. */
    others: (least: number) => between(least * roundedOff, cut),
  }
}

/** Bounds are kept in half the digits. */
const roundedOff = 0.9999

/** Above what about as many lie as are looked at first: sorting all of them would take longer than the question. */
function highestBut(bounds: Float32Array, length: number, largest: number): number {
  const scale = (steps - 1) / largest
  const counts = new Uint32Array(steps)
  for (let passage = 0; passage < length; passage++)
    if (bounds[passage] !== 0) counts[(bounds[passage]! * scale) | 0]!++
  let step = steps - 1
  for (let listed = counts[step]!; step > 1 && listed < listedFirst; listed += counts[step]!) step--
  return step / scale
}

const rooms = new WeakMap<TextIndex, Float32Array>()

/** One for all questions, since each is answered in one go. */
function emptyRoom(index: TextIndex): Float32Array {
  const known = rooms.get(index)
  const room = known && known.length >= index.passages.length ? known : new Float32Array(index.passages.length * 2)
  rooms.set(index, room)
  return room.fill(0)
}
