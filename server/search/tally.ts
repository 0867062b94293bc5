import type { Postings, TextIndex } from './text-index.ts'

export type Tally = ReturnType<typeof createTally>
/** What a passage has come to: its score, and how much of the question it and its entry speak of. */
type Tell = (passage: number, score: number, covered: number, coveredByEntry: number) => void

const tallies = new WeakMap<TextIndex, Tally>()

/** The one of this index: a question uses it from its first word to its last, and leaves it empty. */
export function tallyFor(index: TextIndex): Tally {
  const tally = tallies.get(index) ?? createTally(index)
  tallies.set(index, tally)
  return tally
}

const [isOpen, isBeside] = [1, 2] as const

/** Of each passage side by side: for the word that is being read, then for the whole question. */
const places = 4
const [value, trust, score, covered] = [0, 1, 2, 3] as const

/**
 * Adds up what each passage says of a question, in arrays by the number of the passage: a common word is in tens of
 * thousands of them.
 */
function createTally(index: TextIndex) {
  let sums = new Float64Array(0)
  let entryTrust = new Float64Array(0)
  let coveredByEntry = new Float64Array(0)
  /** Which passages may be among the best, and which only tell of entries to which those belong. */
  let states = new Uint8Array(0)
  const open: number[] = []
  const beside: number[] = []
  const inWord: number[] = []
  let isClosed = false

  function makeRoom(): void {
    if (states.length >= index.passages.length) return
    const room = index.passages.length * 2
    sums = new Float64Array(room * places)
    states = new Uint8Array(room)
    // There are never more entries than passages.
    entryTrust = new Float64Array(room)
    coveredByEntry = new Float64Array(room)
  }

  function openPassage(number: number): void {
    states[number] = isOpen
    open.push(number)
  }

  /** The others of the entries that these belong to. */
  function markBeside(passages: readonly number[]): void {
    const { nextOf } = index
    for (const number of passages)
      for (let other = nextOf[number]!; other !== number; other = nextOf[other]!)
        if (states[other] === 0) {
          states[other] = isBeside
          beside.push(other)
        }
  }

  return {
    /** Only some passages can be among the best, where they are known beforehand. */
    begin(passages: readonly number[] | undefined): void {
      makeRoom()
      passages?.forEach(openPassage)
      if (passages) markBeside(passages)
      isClosed = passages !== undefined
    },

    /** One reading of a word; where several fit a passage the best counts. */
    read(holders: Postings, telling: number, sureness: number): void {
      for (let at = 0; at < holders.length; at++) {
        const holder = holders[at]!
        const number = holder | 0
        if (states[number] === 0) {
          if (isClosed) continue
          openPassage(number)
        }
        const worth = telling * (holder - number)
        const place = number * places
        if (worth <= sums[place + value]!) continue
        if (sums[place + value] === 0) inWord.push(number)
        sums[place + value] = worth
        sums[place + trust] = sureness
      }
    },

    endWord(rarity: number): void {
      const { entryOf } = index
      for (const number of inWord) {
        const entry = entryOf[number]!
        const place = number * places
        const sureness = sums[place + trust]!
        if (states[number] === isOpen) {
          sums[place + score]! += sums[place + value]!
          sums[place + covered]! += rarity * sureness
        }
        // Of an entry the surest passage counts, once.
        if (sureness > entryTrust[entry]!) {
          coveredByEntry[entry]! += rarity * (sureness - entryTrust[entry]!)
          entryTrust[entry] = sureness
        }
        sums[place + value] = 0
      }
      for (const number of inWord) entryTrust[entryOf[number]!] = 0
      inWord.length = 0
    },

    /** What the question came to, in the order in which passages were found. Then the tally is empty again. */
    end(tell: Tell): void {
      for (const number of open) {
        const place = number * places
        tell(number, sums[place + score]!, sums[place + covered]!, coveredByEntry[index.entryOf[number]!]!)
      }
      for (const number of open) {
        const entry = index.entryOf[number]!
        const place = number * places
        sums[place + score] = 0
        sums[place + covered] = 0
        coveredByEntry[entry] = 0
        states[number] = 0
      }
      for (const number of beside) states[number] = 0
      open.length = 0
      beside.length = 0
    },
  }
}
