import { frameWords } from '#shared/messages/frame.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { useWords } from './words.ts'

/** Where every way on this site begins. */
export function useHomeCrumb() {
  return { label: useWords(frameWords).home, href: paths.home() }
}
