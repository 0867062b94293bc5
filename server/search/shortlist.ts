import type { Postings, TextIndex } from './text-index.ts'

/** What a word of a question may mean: the passages that hold a term, and how much that is worth. */
export type PlannedReading = { holders: Postings; telling: number; trust: number }
/** The readings of a word, the surest first. */
export type PlannedWord = { rarity: number; readings: PlannedReading[] }

/** Up to so many holders everything is looked at: more than a site of a hundred pages has. */
const lookedAt = 5_000
/** Far more than are shown, so that what a closer look brings up is among them. */
const mostListed = 500
/** Of a rare word more readings are taken in than the surest. */
const holdersEnough = 500
const steps = 512

/**
 * Where a question touches tens of thousands of passages: those that may be among the best, by the surest reading of each
 * word alone. Undefined where there are few enough to look at all of them.
 */
export function shortlist(
  index: TextIndex,
  words: readonly PlannedWord[],
  weightOf: (passage: number) => number,
): number[] | undefined {
  const holders = words.flatMap(({ readings }) => readings).reduce((sum, reading) => sum + reading.holders.length, 0)
  if (holders <= lookedAt) return undefined
  const scores = new Float32Array(index.passages.length)
  const touched: number[] = []
  for (const { readings } of words)
    for (const { holders: passages, telling } of surest(readings))
      for (let at = 0; at < passages.length; at++) {
        const holder = passages[at]!
        const passage = holder | 0
        if (scores[passage] === 0) touched.push(passage)
        scores[passage]! += telling * (holder - passage)
      }
  for (const passage of touched) scores[passage]! *= weightOf(passage)
  return bestOf(touched, scores)
}

function surest(readings: PlannedReading[]): PlannedReading[] {
  let holders = 0
  return readings.filter((reading) => {
    const isWanted = holders < holdersEnough
    holders += reading.holders.length
    return isWanted
  })
}

/** By steps between nothing and the largest: sorting all of them would take longer than the question. */
function bestOf(passages: number[], scores: Float32Array): number[] {
  let largest = 0
  for (const passage of passages) largest = Math.max(largest, scores[passage]!)
  const stepOf = (passage: number) => Math.floor((scores[passage]! / largest) * (steps - 1))
  const counts = new Uint32Array(steps)
  for (const passage of passages) counts[stepOf(passage)]!++
  let step = steps - 1
  for (let listed = counts[step]!; step > 0 && listed < mostListed; listed += counts[step]!) step--
  return passages.filter((passage) => stepOf(passage) >= step)
}
