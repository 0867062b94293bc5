import { paths } from '#shared/addresses/site-paths.ts'
import { typeset } from '#shared/text/typography.ts'

/** A post that is named only: what posts are chosen by is as it was written (server/content/post-facts.ts). */
export function toPostLink({ address, title }: { address: string; title: string }) {
  return { title: typeset(title), href: paths.post(address) }
}
