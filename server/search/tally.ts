import type { Postings } from './postings.ts'
import type { TextIndex } from './text-index.ts'
import { trustLevels, type Trust } from './variants.ts'

/** What a word of a question may mean: the passages that hold a term, how much that tells, and how sure it is. */
export type PlannedReading = { holders: Postings; telling: number; trust: Trust }
export type PlannedWord = { rarity: number; readings: PlannedReading[] }

/** Called with what a passage has come to. Returns what others have to surpass that are worth looking at. */
type Tell = (passage: number, score: number) => number

/**
 * Adds up what each passage says of a question, in arrays by the number of the passage: a common word is in tens of
 * thousands of them. Every list of holders is read once; where several readings of a word fit a passage the best counts.
 */
export function createTally(index: TextIndex, words: readonly PlannedWord[]) {
  const { scores, inWord, levels } = emptyRoom(index, Math.ceil(words.length / wordsTogether))
  const coverage = words.map(({ rarity }) => [0, ...trustLevels.map((trust) => rarity * trust)])
  for (const [number, { readings }] of words.entries())
    read(readings, scores, inWord, levels[placeOf(number)]!, shiftOf(number))

  function coveredBy(levelsIn: (ofGroup: Int32Array) => number): number {
    let sum = 0
    for (const [group, ofGroup] of levels.entries()) {
      let number = group * wordsTogether
      for (let left = levelsIn(ofGroup); left !== 0; left >>>= bitsOfWord) sum += coverage[number++]![left & levelBits]!
    }
    return sum
  }

  return {
    /** All passages that are worth it. */
    tell(told: Tell): void {
      const { length } = index.passages
      let least = 0
      for (let passage = 0; passage < length; passage++)
        if (scores[passage]! > least) least = told(passage, scores[passage]!)
    },

    /** How much of the question a passage speaks of. */
    covered: (passage: number): number => coveredBy((ofGroup) => ofGroup[passage]!),

    /** How much of it the entry does to which the passage belongs: of each word the surest passage counts. */
    coveredByEntry(passage: number): number {
      const { nextOf } = index
      return coveredBy((ofGroup) => {
        let together = ofGroup[passage]!
        for (let other = nextOf[passage]!; other !== passage; other = nextOf[other]!)
          together = surest(together, ofGroup[other]!)
        return together
      })
    },
  }
}

function read(
  readings: PlannedReading[],
  scores: Float32Array,
  inWord: Float32Array,
  levels: Int32Array,
  shift: number,
): void {
  const ofWord = levelBits << shift
  for (const { holders, telling, trust } of readings) {
    const level = (trustLevels.indexOf(trust) + 1) << shift
    const { count, pairs } = holders
    for (let at = 0; at < count * 2; at += 2) {
      const passage = pairs[at]! | 0
      const worth = telling * pairs[at + 1]!
      const before = levels[passage]!
      if ((before & ofWord) === 0) scores[passage]! += worth
      else if (worth > inWord[passage]!) scores[passage]! += worth - inWord[passage]!
      else continue
      inWord[passage] = worth
      levels[passage] = (before & ~ofWord) | level
    }
  }
}

/** How surely a passage speaks of a word, as one of the levels from one on: those of eight words fit into a number. */
const levelBits = 15
const bitsOfWord = 4
const wordsTogether = 8
const placeOf = (number: number) => (number / wordsTogether) | 0
const shiftOf = (number: number) => (number % wordsTogether) * bitsOfWord

/** Of each word the higher level of two. */
function surest(one: number, other: number): number {
  if (other === 0 || one === other) return one
  if (one === 0) return other
  let both = 0
  for (let shift = 0; shift < wordsTogether * bitsOfWord; shift += bitsOfWord)
    both |= Math.max((one >>> shift) & levelBits, (other >>> shift) & levelBits) << shift
  return both
}

type Room = { scores: Float32Array; inWord: Float32Array; levels: Int32Array[] }
const rooms = new WeakMap<TextIndex, Room>()

/** The same for all questions, since each is answered in one go. */
function emptyRoom(index: TextIndex, groups: number): Room {
  const { length } = index.passages
  let room = rooms.get(index)
  if (!room || room.scores.length < length) {
    room = { scores: new Float32Array(length * 2), inWord: new Float32Array(length * 2), levels: [] }
    rooms.set(index, room)
  }
  room.scores.fill(0, 0, length)
  // What a very long question needed does not stay.
  room.levels.length = Math.min(room.levels.length, groups)
  for (let group = 0; group < groups; group++) {
    room.levels[group] ??= new Int32Array(room.scores.length)
    room.levels[group]!.fill(0, 0, length)
  }
  return room
}
