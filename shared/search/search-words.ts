/** Whether a text holds every word of a question, however its umlauts are typed. No words are in every text. */
export function wordFinder(question: string): (text: string) => boolean {
  const words = question.split(/\s+/).filter(Boolean).map(spellings)
  return (text) => {
    const [expanded, bare] = spellings(text)
    return words.every(([expandedWord, bareWord]) => expanded.includes(expandedWord) || bare.includes(bareWord))
  }
}

/** Umlauts as people type them: "schluessel" and "schlussel" both stand for "Schlüssel". */
function spellings(text: string): [expanded: string, bare: string] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('\u00ad', '').replaceAll('ß', 'ss')
  const expanded = plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [withoutMarks(expanded), withoutMarks(plain)]
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
