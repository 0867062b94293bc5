import { wordsFrom, type Texts, type WordGroup, type Words } from '#shared/words/word-group.ts'
import { useSiteIfLoaded, type Site } from './site.ts'
import { changedOnPage } from './words-on-page.ts'

/** What a component says: rendering on the server knows everything that the owner wrote, an island reads it from the page. */
export function useWords<T extends Texts>(group: WordGroup<T>): Words<T> {
  return wordsFrom(group, useSiteIfLoaded()?.words ?? changedOnPage())
}

/** The same for `meta`, which is no component. */
export function wordsIn<T extends Texts>(group: WordGroup<T>, site: Pick<Site, 'words'> | undefined): Words<T> {
  return wordsFrom(group, site?.words)
}
