import { detached } from '#shared/text/detached.ts'
import { letterPairs } from './letter-pairs.ts'

/** A text in the index. Its number changes when the index is tidied up, so it is asked for each time. */
export type IndexedText<Owner = unknown> = { number: number; owner: Owner }
/** For each number of a text 1 when it holds what was sought. */
export type Holders = Uint8Array
/** Holders that become known in the order of the texts, for those who need only the first few. */
export type HolderReading = { holders: Holders; readTo(end: number): void }
/** One word as it may be typed. */
type Spellings = readonly string[]
export type WordIndex<Owner> = ReturnType<typeof createWordIndex<Owner>>

/** When more came since the last tidying up, and half as much as there was, it is time for the next. */
const looseEntries = 100_000
const looseWords = 2_000

/**
 * Which texts hold a word, also as a part of longer ones: „schutz“ is in „Datenschutz“. The words are searched, in a fraction
 * of the time that the texts would take; which texts hold each word lies in one array of numbers, with what came later beside
 * it.
 */
export function createWordIndex<Owner>() {
  const numbers = new Map<string, number>()
  const words: string[] = []
  /** Of the first words; the others are looked at one by one. */
  let pairs = letterPairs(words)
  /** The texts of word n are those from starts[n] to starts[n + 1]. */
  let starts = new Int32Array(1)
  let settled = new Int32Array(0)
  let loose = new Map<number, number[]>()
  let looseCount = 0
  let texts: (IndexedText<Owner> | undefined)[] = []
  let lost = 0
  let changes = 0

  function wordNumber(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const own = detached(word)
    words.push(own)
    numbers.set(own, words.length - 1)
    return words.length - 1
  }

  /** Texts that are added one after the other keep standing next to each other, as long as they go together. */
  function add(owner: Owner, held: ReadonlySet<string>): IndexedText<Owner> {
    const text = { number: texts.length, owner }
    texts.push(text)
    changes++
    for (const word of held) {
      const number = wordNumber(word)
      const list = loose.get(number)
      if (list) list.push(text.number)
      else loose.set(number, [text.number])
    }
    looseCount += held.size
    if (looseCount > Math.max(looseEntries, settled.length / 2)) settle()
    return text
  }

  /** Puts what came later into the one array, without texts that went and words that nobody holds any more. */
  function settle(): void {
    const renumbered = new Int32Array(texts.length).fill(-1)
    texts = texts.filter((text) => text !== undefined)
    for (const [number, text] of texts.entries()) {
      renumbered[text!.number] = number
      text!.number = number
    }
    const kept: string[] = []
    const nextStarts = [0]
    const next = new Int32Array(settled.length + looseCount)
    let end = 0
    for (const [number, word] of words.entries()) {
      const begin = end
      const last = starts[number + 1] ?? 0
      for (let at = starts[number] ?? 0; at < last; at++) {
        const text = renumbered[settled[at]!]!
        if (text >= 0) next[end++] = text
      }
      for (const old of loose.get(number) ?? []) if (renumbered[old]! >= 0) next[end++] = renumbered[old]!
      if (end === begin) continue
      kept.push(word)
      nextStarts.push(end)
    }
    settled = next.slice(0, end)
    starts = Int32Array.from(nextStarts)
    loose = new Map()
    looseCount = 0
    lost = 0
    words.length = 0
    numbers.clear()
    for (const word of kept) numbers.set(word, words.push(word) - 1)
    pairs = letterPairs(words)
  }

  /** The words in which one of the spellings stands. */
  function wordsWith(spellings: readonly string[]): number[] {
    if (words.length - pairs.size > looseWords) pairs = letterPairs(words)
    const found = new Set<number>()
    for (const letters of new Set(spellings)) {
      const known = pairs.mayHold(letters)
      for (const number of known ?? []) if (words[number]!.includes(letters)) found.add(number)
      for (let number = known ? pairs.size : 0; number < words.length; number++)
        if (words[number]!.includes(letters)) found.add(number)
    }
    return [...found]
  }

  /** Every text in which one of the spellings stands within one word; to be used before the index changes. */
  function reading(...spellings: string[]): HolderReading {
    const holders = new Uint8Array(texts.length)
    const lists = wordsWith(spellings).map((number) => ({
      at: starts[number] ?? 0,
      end: starts[number + 1] ?? 0,
      later: loose.get(number) ?? [],
      laterAt: 0,
    }))
    return {
      holders,
      readTo(end) {
        for (const list of lists) {
          let { at } = list
          while (at < list.end && settled[at]! < end) holders[settled[at++]!] = 1
          list.at = at
          // What came later has higher numbers.
          while (list.laterAt < list.later.length && list.later[list.laterAt]! < end)
            holders[list.later[list.laterAt++]!] = 1
        }
      },
    }
  }

  function holding(...spellings: string[]): Holders {
    const { holders, readTo } = reading(...spellings)
    readTo(texts.length)
    return holders
  }

  return {
    add,
    remove(...gone: IndexedText<Owner>[]): void {
      for (const { number } of gone) texts[number] = undefined
      changes++
      lost += gone.length
      if (lost > 1_000 && lost > texts.length / 2) settle()
    },
    reading,
    /** The same as a whole. */
    holding,
    /** For each number how many of these few words the text holds, in one of their spellings. */
    counts(words: readonly Spellings[]): Uint8Array {
      const counts = new Uint8Array(texts.length)
      for (const spellings of words) {
        const holders = holding(...spellings)
        for (let number = 0; number < counts.length; number++) counts[number]! += holders[number]!
      }
      return counts
    },
    /** Every text that holds each of them; there may be any number of words. */
    holdingAll(words: readonly Spellings[]): Holders {
      const all = new Uint8Array(texts.length).fill(1)
      for (const spellings of words) {
        const holders = holding(...spellings)
        for (let number = 0; number < all.length; number++) all[number]! &= holders[number]!
      }
      return all
    },
    ownerAt: (number: number): Owner | undefined => texts[number]?.owner,
    /** How many numbers there are, those of texts that went included. */
    get size() {
      return texts.length
    },
    /** Grows with every change: numbers that were noted before it are old. */
    get changes() {
      return changes
    },
  }
}
