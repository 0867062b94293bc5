import { wordsFrom, type ChangedWords, type Texts, type WordGroup, type Words } from '#shared/words/word-group.ts'
import { useSiteIfLoaded, type Site } from './site.ts'

/**
 * What a component says. Rendering on the server knows everything that the owner wrote; scripts know their own texts and
 * read from the page what the owner changed of them (site-words.tsx).
 */
export function useWords<T extends Texts>(group: WordGroup<T>): Words<T> {
  return wordsFrom(group, useSiteIfLoaded()?.words ?? changedOnPage())
}

/** The same for `meta`, which is no component. */
export function wordsIn<T extends Texts>(group: WordGroup<T>, site: Pick<Site, 'words'> | undefined): Words<T> {
  return wordsFrom(group, site?.words)
}

/** The same for scripts without React. */
export function wordsOnPage<T extends Texts>(group: WordGroup<T>): Words<T> {
  return wordsFrom(group, changedOnPage())
}

let read: { json: string; words: ChangedWords } = { json: '', words: {} }

function changedOnPage(): ChangedWords {
  const json =
    typeof document === 'undefined' ? '' : (document.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? '')
  if (json !== read.json) read = { json, words: json ? (JSON.parse(json) as ChangedWords) : {} }
  return read.words
}
