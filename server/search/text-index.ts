import { entryKinds, type Entry, type Passage } from './entry.ts'
import { addPosting, createPostings, removePosting, type Postings } from './postings.ts'
import { createTermShapes } from './term-shapes.ts'
import { subjectOf, uniqueWords, wordsOf } from './words.ts'

export type TextIndex = ReturnType<typeof createTextIndex>
/** How much a word counts by where it stands, and how long such a place usually is in words. */
const places = {
  title: { weight: 3, usual: 6 },
  heading: { weight: 2.2, usual: 5 },
  keywords: { weight: 1.4, usual: 8 },
  text: { weight: 1, usual: 60 },
}
/** How soon repeating a word stops to matter, and how much long texts are held back. */
const saturation = 1.2
const lengthMatters = 0.6

/** Which passage holds which term, and how much it is about it (BM25 over weighted fields). */
export function createTextIndex() {
  const postings = new Map<string, Postings>()
  const shapes = createTermShapes()
  const passages = createNumbers<Passage>()
  const entries = createNumbers<Entry>()
  /** By the number of a passage: its entry, the next passage of that entry (round in a ring), and its kind. */
  let entryOf = new Int32Array(1_000)
  let nextOf = new Int32Array(1_000)
  let kindOf = new Uint8Array(1_000)
  /** By the number of an entry: one of its passages, and its title as `subjectOf` says it. */
  const passageIn: number[] = []
  const subjects: string[] = []
  const known = new Map<string, number>()

  function addEntry(entry: Entry): number {
    const number = entries.add(entry)
    const subject = subjectOf(uniqueWords(entry.title))
    subjects[number] = subject
    known.set(subject, (known.get(subject) ?? 0) + 1)
    return number
  }

  function remove(passage: Passage): void {
    const number = passages.numberOf(passage)
    if (number === undefined) return
    for (const term of termWeights(passage).keys()) {
      const holders = postings.get(term)!
      removePosting(holders, number)
      if (holders.count > 0) continue
      postings.delete(term)
      shapes.remove(term)
    }
    passages.remove(passage)
    const next = nextOf[number]!
    let before = next
    while (nextOf[before] !== number) before = nextOf[before]!
    nextOf[before] = next
    passageIn[entryOf[number]!] = next
    if (next !== number) return
    const subject = subjects[entries.numberOf(passage.entry)!]!
    known.set(subject, known.get(subject)! - 1)
    if (known.get(subject) === 0) known.delete(subject)
    entries.remove(passage.entry)
  }

  return {
    passages: passages.values,
    entries: entries.values,
    get entryOf(): Int32Array {
      return entryOf
    },
    get nextOf(): Int32Array {
      return nextOf
    },
    get kindOf(): Uint8Array {
      return kindOf
    },
    subjects: subjects as readonly string[],
    /** Whether any entry is called this. */
    isSubject: (subject: string) => (known.get(subject) ?? 0) > 0,
    terms: () => postings.keys(),
    has: (term: string) => postings.has(term),
    postings: (term: string): Postings | undefined => postings.get(term),
    longerThan: shapes.longerThan,
    like: shapes.like,

    add(passage: Passage): void {
      const number = passages.add(passage)
      if (number >= entryOf.length) {
        entryOf = withRoom(entryOf, number * 2)
        nextOf = withRoom(nextOf, number * 2)
        kindOf = withRoom(kindOf, number * 2)
      }
      const known = entries.numberOf(passage.entry)
      const entry = known ?? addEntry(passage.entry)
      const other = known === undefined ? number : passageIn[entry]!
      entryOf[number] = entry
      kindOf[number] = entryKinds.indexOf(passage.entry.kind)
      nextOf[number] = nextOf[other]!
      nextOf[other] = number
      passageIn[entry] = number
      for (const [term, weight] of termWeights(passage)) {
        const holders = postings.get(term) ?? createPostings()
        if (holders.count === 0) {
          postings.set(term, holders)
          shapes.add(term)
        }
        addPosting(holders, number, weight / (weight + saturation))
      }
    },
    remove,

    /** How telling a term is: rare ones more than common ones. One that nobody uses counts like a rare one. */
    rarity(holders: number): number {
      return Math.log(1 + (passages.size - holders + 0.5) / (holders + 0.5))
    },
  }
}

function withRoom<Numbers extends Int32Array | Uint8Array>(numbers: Numbers, length: number): Numbers {
  const more = new (numbers.constructor as new (length: number) => Numbers)(length)
  more.set(numbers)
  return more
}

/** Small numbers for values; that of a value which went is given to the next one. */
function createNumbers<Value>() {
  const values: (Value | undefined)[] = []
  const numbers = new Map<Value, number>()
  const free: number[] = []
  return {
    values: values as readonly (Value | undefined)[],
    get size() {
      return numbers.size
    },
    numberOf: (value: Value) => numbers.get(value),
    add(value: Value): number {
      const number = free.pop() ?? values.length
      values[number] = value
      numbers.set(value, number)
      return number
    },
    remove(value: Value): void {
      const number = numbers.get(value)!
      numbers.delete(value)
      values[number] = undefined
      free.push(number)
    },
  }
}

function termWeights({ entry, heading, text, keywords = '' }: Passage): Map<string, number> {
  const weights = new Map<string, number>()
  const count = (place: keyof typeof places, content: string) => {
    const { weight, usual } = places[place]
    const words = wordsOf(content)
    const share = weight / (1 - lengthMatters + (lengthMatters * words.length) / usual)
    for (const { term } of words) weights.set(term, (weights.get(term) ?? 0) + share)
  }
  count('title', entry.title)
  count('heading', heading)
  count('keywords', keywords)
  count('text', text)
  return weights
}
