/** What is counted of a piece of text, so that a long one is counted piece by piece and only what changed anew. */
export type CountedText = {
  words: number
  syllables: number
  /** Which of the parts between full stops say something; the last one goes on in the next piece. */
  parts: boolean[]
}

/** A piece ends between two words. */
export function countText(text: string): CountedText {
  const words = text.match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? []
  // The look behind keeps a row of full stops from being tried from each of them.
  const parts = text.split(/(?<![.!?:])[.!?:]+(?=\s|$)/)
  return {
    words: words.length,
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
    parts: parts.map((part) => /\p{L}/u.test(part)),
  }
}

/** Flesch reading ease for German (Amstad 1978): 0 is very hard, 100 very easy. Undefined for texts too short to tell. */
export function readingEase(text: string): number | undefined {
  return easeOfPieces([countText(text)])
}

export function easeOfPieces(pieces: readonly CountedText[]): number | undefined {
  const sum = (count: 'words' | 'syllables') => pieces.reduce((all, piece) => all + piece[count], 0)
  const words = sum('words')
  if (words < fewestWords) return undefined
  const ease = 180 - words / sentencesIn(pieces) - 58.5 * (sum('syllables') / words)
  return Math.round(Math.min(100, Math.max(0, ease)))
}

const fewestWords = 30

/** What no full stop ends, such as a heading, goes on in the next piece. */
function sentencesIn(pieces: readonly CountedText[]): number {
  let sentences = 0
  let begun = false
  for (const { parts } of pieces)
    for (const [index, says] of parts.entries()) {
      if (index > 0) {
        if (begun) sentences++
        begun = false
      }
      begun ||= says
    }
  return Math.max(1, sentences + Number(begun))
}

/** Groups of vowels, with two vowels that are spoken apart counted as two. */
export function syllablesOf(word: string): number {
  const groups = word.toLowerCase().match(/au|äu|eu|ei|ai|ie(?!r(?:en|t)$)|oo|aa|ee|[aeiouyäöüéèà]/g) ?? []
  return Math.max(1, groups.length)
}

export function easeInWords(ease: number): string {
  if (ease >= 70) return 'leicht'
  if (ease >= 50) return 'mittel'
  if (ease >= 30) return 'anspruchsvoll'
  return 'sehr schwer'
}
