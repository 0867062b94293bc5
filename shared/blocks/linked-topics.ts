import type { Service } from '#shared/content/services.ts'
import { withoutTypesetting } from '#shared/text/typography.ts'
import { shownServicePath } from './teasers.ts'

export type LinkedTopic = { title: string; href?: string }

type Told = Pick<Service, 'title' | 'address' | 'ownPage'>

/** Topics that are the name of a service, or its last word, lead to it. */
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
    return service ? { title, href: shownServicePath(service, off) } : { title }
  })
}

function plainTitle({ title }: Told): string {
  return withoutTypesetting(title).toLowerCase()
}
