import type { motifs } from '#shared/content/motifs.ts'
import { shortHash } from '#shared/text/short-hash.ts'
import { typeset, withoutTypesetting } from '#shared/text/typography.ts'

/** What the picture of a shared link says: the page or its area, its title, and which motif stands beside it. */
export type ShareCard = { path: string; kicker: string; title: string; motif: keyof typeof motifs }
/** What is the same on the pictures of all pages. */
export type ShareLook = { accent: string; base: string; name: string; host: string }

/** Its address changes with what it shows, so that nobody keeps an old one. Only what is shown counts. */
export function shareImagePath({ path, kicker, title, motif }: ShareCard, lookHash: string): string {
  const page = path === '/' ? '/index' : path
  // Pages know their texts as they are set, the one who draws as they are written.
  const [shownKicker, shownTitle] = [kicker, title].map((text) => withoutTypesetting(typeset(text)))
  return `/vorschaubild/${shortHash([shownKicker, shownTitle, motif, lookHash].join('\n'))}${page}.png`
}

export function shareLookHash({ accent, base, name, host }: ShareLook): string {
  return shortHash([accent, base, name, host].join('\n'))
}

/** For pages without a motif of their own. */
export const shareMotifOfJobs = 'people' satisfies keyof typeof motifs
