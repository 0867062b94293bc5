import type { Passage } from './entry.ts'
import type { Postings, TextIndex } from './text-index.ts'

/** What a question adds up to for one passage: its score, and how much of the question it and its entry speak of. */
type Sum = { passage: Passage; score: number; covered: number; coveredByEntry: number }

const tallies = new WeakMap<TextIndex, ReturnType<typeof createTally>>()

/** The one of this index: a question uses it from its first word to its last, and leaves it empty. */
export function tallyFor(index: TextIndex) {
  const tally = tallies.get(index) ?? createTally(index)
  tallies.set(index, tally)
  return tally
}

/**
 * Adds up what each passage says of a question, in arrays by the number of the passage: a common word is in tens of
 * thousands of them.
 */
function createTally(index: TextIndex) {
  /** Of the word that is being read: the reading that fits each passage best. */
  let value = new Float64Array(0)
  let trust = new Float64Array(0)
  let entryTrust = new Float64Array(0)
  /** Of the whole question. */
  let score = new Float64Array(0)
  let covered = new Float64Array(0)
  let coveredByEntry = new Float64Array(0)
  let inWord: number[] = []
  let inQuestion: number[] = []

  function makeRoom(): void {
    if (value.length >= index.passages.length) return
    const room = index.passages.length * 2
    value = new Float64Array(room)
    trust = new Float64Array(room)
    score = new Float64Array(room)
    covered = new Float64Array(room)
    // There are never more entries than passages.
    entryTrust = new Float64Array(room)
    coveredByEntry = new Float64Array(room)
  }

  return {
    /** One reading of a word; where several fit a passage the best counts. */
    read(holders: Postings, telling: number, sureness: number): void {
      if (inQuestion.length === 0 && inWord.length === 0) makeRoom()
      for (let at = 0; at < holders.length; at++) {
        const holder = holders[at]!
        const number = Math.trunc(holder)
        const worth = telling * (holder - number)
        if (worth <= value[number]!) continue
        if (value[number] === 0) inWord.push(number)
        value[number] = worth
        trust[number] = sureness
      }
    },
    endWord(rarity: number): void {
      for (const number of inWord) {
        const entry = index.entryOf[number]!
        if (score[number] === 0) inQuestion.push(number)
        score[number]! += value[number]!
        covered[number]! += rarity * trust[number]!
        // Of an entry the surest passage counts, once.
        if (trust[number]! > entryTrust[entry]!) {
          coveredByEntry[entry]! += rarity * (trust[number]! - entryTrust[entry]!)
          entryTrust[entry] = trust[number]!
        }
        value[number] = 0
      }
      for (const number of inWord) entryTrust[index.entryOf[number]!] = 0
      inWord = []
    },
    /** What the question came to, in the order in which passages were found. */
    *take(): Generator<Sum> {
      const found = inQuestion
      inQuestion = []
      for (const number of found) {
        const passage = index.passages[number]!
        const byEntry = coveredByEntry[index.entryOf[number]!]!
        yield { passage, score: score[number]!, covered: covered[number]!, coveredByEntry: byEntry }
      }
      for (const number of found) {
        score[number] = 0
        covered[number] = 0
        coveredByEntry[index.entryOf[number]!] = 0
      }
    },
  }
}
