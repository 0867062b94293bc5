/** The shortest piece that is sought at the beginning or end of a term: shorter ones are in too many by accident. */
export const shortestPart = 4

type Lengths = { terms: string[]; letters: number[] }

/** The terms of an index by their beginnings, ends and letters, so that no question has to go through all of them. */
export function createTermShapes() {
  const beginnings = new Map<string, string[]>()
  const ends = new Map<string, string[]>()
  const byLength = new Map<number, Lengths>()

  return {
    add(term: string): void {
      const lengths = byLength.get(term.length) ?? { terms: [], letters: [] }
      byLength.set(term.length, lengths)
      lengths.terms.push(term)
      lengths.letters.push(lettersOf(term))
      if (term.length < shortestPart) return
      put(beginnings, term.slice(0, shortestPart), term)
      put(ends, term.slice(-shortestPart), term)
    },
    remove(term: string): void {
      const { terms, letters } = byLength.get(term.length)!
      const place = terms.indexOf(term)
      terms.splice(place, 1)
      letters.splice(place, 1)
      if (term.length < shortestPart) return
      take(beginnings, term.slice(0, shortestPart), term)
      take(ends, term.slice(-shortestPart), term)
    },
    /** Terms that begin or end with the piece and have some letters more. */
    *longerThan(piece: string, by: number): Generator<{ term: string; at: 'beginning' | 'end' }> {
      const isLonger = (term: string) => term.length >= piece.length + by
      for (const term of ends.get(piece.slice(-shortestPart)) ?? [])
        if (isLonger(term) && term.endsWith(piece)) yield { term, at: 'end' }
      for (const term of beginnings.get(piece.slice(0, shortestPart)) ?? [])
        if (isLonger(term) && term.startsWith(piece) && !term.endsWith(piece)) yield { term, at: 'beginning' }
    },
    /** Terms that may differ from the word in so many letters; the others certainly differ in more. */
    *like(word: string, most: number): Generator<string> {
      const sought = lettersOf(word)
      for (let length = word.length - most; length <= word.length + most; length++) {
        const { terms = [], letters = [] } = byLength.get(length) ?? {}
        for (let place = 0; place < terms.length; place++)
          // A wrong letter is one that is missing and one too many.
          if (ones(letters[place]! ^ sought) <= 2 * most) yield terms[place]!
      }
    },
  }
}

/** Which letters a term has, one bit each. */
function lettersOf(term: string): number {
  let letters = 0
  for (let at = 0; at < term.length; at++) letters |= 1 << (term.charCodeAt(at) & 31)
  return letters
}

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

function put(shapes: Map<string, string[]>, key: string, term: string): void {
  const known = shapes.get(key)
  if (known) known.push(term)
  else shapes.set(key, [term])
}

function take(shapes: Map<string, string[]>, key: string, term: string): void {
  const known = shapes.get(key)!
  known.splice(known.indexOf(term), 1)
  if (known.length === 0) shapes.delete(key)
}
