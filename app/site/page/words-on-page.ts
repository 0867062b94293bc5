import { wordsFrom, type ChangedWords, type Texts, type WordGroup, type Words } from '#shared/words/word-group.ts'

/** What a script says, without React: its own texts, and what the page says that the owner changed (site-words.tsx). */
export function wordsOnPage<T extends Texts>(group: WordGroup<T>): Words<T> {
  return wordsFrom(group, changedOnPage())
}

let read: { json: string; words: ChangedWords } = { json: '', words: {} }

export function changedOnPage(): ChangedWords {
  if (typeof document === 'undefined') return {}
  const json = document.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? ''
  if (json !== read.json) read = { json, words: json ? (JSON.parse(json) as ChangedWords) : {} }
  return read.words
}
