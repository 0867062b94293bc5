import type { Service } from '#shared/content/services.ts'
import { withoutTypesetting } from '#shared/text/typography.ts'
import { loomFieldOf, type LoomFieldName } from '#shared/blocks/loom-fields.ts'
import { shownServicePath } from '#shared/blocks/teasers.ts'

/** `field` is the one of the loom that shows the same. */
export type LinkedTopic = { title: string; href?: string; field?: LoomFieldName }

type Told = Pick<Service, 'title' | 'motif' | 'address' | 'ownPage'>

/** Topics that are the name of a service, or its last word, lead to it and have its field of the loom. */
export function linkTopics(
  topics: readonly string[],
  services: readonly Told[],
  off: readonly string[],
): LinkedTopic[] {
  return topics.map((title) => {
    const wanted = title.toLowerCase()
    const service =
      services.find((entry) => plainTitle(entry) === wanted) ??
      services.find((entry) => plainTitle(entry).endsWith(` ${wanted}`))
    return service ? { title, href: shownServicePath(service, off), field: loomFieldOf(service.motif) } : { title }
  })
}

function plainTitle({ title }: Pick<Told, 'title'>): string {
  return withoutTypesetting(title).toLowerCase()
}
