/** Flesch reading ease for German (Amstad 1978): 0 is very hard, 100 very easy. Undefined for texts too short to tell. */
export function readingEase(text: string): number | undefined {
  const words = text.match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? []
  if (words.length < fewestWords) return undefined
  // The look behind keeps a row of full stops from being tried from each of them.
  const parts = text.split(/(?<![.!?:])[.!?:]+(?=\s|$)/)
  const sentences = Math.max(1, parts.filter((part) => /\p{L}/u.test(part)).length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const ease = 180 - words.length / sentences - 58.5 * (syllables / words.length)
  return Math.round(Math.min(100, Math.max(0, ease)))
}

const fewestWords = 30

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
