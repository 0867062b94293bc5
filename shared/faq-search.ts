type Question = { question: string; answer: string }

/** Whether every word of the search occurs in the question or its answer, however it is written. */
export function matchesSearch({ question, answer }: Question, search: string): boolean {
  const text = fold(`${question} ${plainText(answer)}`)
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** "Größe", "GROESSE" and "grosse" are one: nobody should miss an answer for the sake of a key. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .replaceAll(/([aou])e/g, '$1')
    .trim()
}

function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&')
}
