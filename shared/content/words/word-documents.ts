import { wordsCookies } from './cookie-words.ts'
import { wordsErrors, wordsGeneral } from './general-words.ts'
import { wordsBlog, wordsCareer, wordsCompany, wordsLegal, wordsSearch, wordsTraining } from './page-words.ts'
import { wordsChat, wordsContact } from './talk-words.ts'

/** Everything the site says by itself, apart from what belongs to a page or an item. */
export const wordDocuments = {
  wordsGeneral,
  wordsBlog,
  wordsCareer,
  wordsTraining,
  wordsCompany,
  wordsContact,
  wordsChat,
  wordsCookies,
  wordsSearch,
  wordsLegal,
  wordsErrors,
}
export type WordDocumentName = keyof typeof wordDocuments

/** Which document holds the words of a group. */
export function documentOfWords(group: string): WordDocumentName {
  const names = Object.keys(wordDocuments) as WordDocumentName[]
  const name = names.find((candidate) => Object.hasOwn(wordDocuments[candidate].fields, group))
  if (!name) throw new Error(`no document holds the words of ${group}`)
  return name
}
