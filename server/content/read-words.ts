import { documentOfWords, wordDocuments, type WordDocumentName } from '#shared/content/words/word-documents.ts'
import { wordsFrom, type ChangedWords, type Texts, type WordGroup, type Words } from '#shared/words/word-group.ts'

type Documents = { document(name: WordDocumentName): Promise<object | undefined> }

const names = Object.keys(wordDocuments) as WordDocumentName[]

/** What the owner made of all words. */
export async function readAllWords(content: Documents): Promise<ChangedWords> {
  const documents = await Promise.all(names.map((name) => content.document(name)))
  return Object.assign({}, ...documents) as ChangedWords
}

/** The words of one group; as they come where they cannot be read, since nobody is left without an answer for that. */
export async function readWords<T extends Texts>(content: Documents, group: WordGroup<T>): Promise<Words<T>> {
  const changed = await content.document(documentOfWords(group.name)).catch(() => undefined)
  return wordsFrom(group, changed as ChangedWords | undefined)
}
