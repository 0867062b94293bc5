/** Whether a text holds every word of a question, however its umlauts are typed. No words are in every text. */
export function wordFinder(question: string): (text: string) => boolean {
  const words = questionWords(question)
  return (text) => {
    const [expanded, bare] = spellings(text)
    return words.every(([expandedWord, bareWord]) => expanded.includes(expandedWord) || bare.includes(bareWord))
  }
}

type Spellings = readonly [expanded: string, bare: string]

/** The words of a question, each in both spellings. */
export function questionWords(question: string): Spellings[] {
  return question.split(/\s+/).filter(Boolean).map(spellings)
}

/** Every word of a text once, in both spellings: a word of a question is in the text when one of its spellings is in this. */
export function searchableWords(text: string): string {
  const words = new Set(spellings(text).flatMap((spelling) => spelling.split(/\s+/)))
  words.delete('')
  return [...words].join(' ')
}

/** Umlauts as people type them: "schluessel" and "schlussel" both stand for "Schlüssel". */
function spellings(text: string): Spellings {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u00ad\u2060]/g, '')
    .replaceAll('ß', 'ss')
  const expanded = plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [withoutMarks(expanded), withoutMarks(plain)]
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
