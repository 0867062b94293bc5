import type { Service } from '#shared/content/services.ts'
import { withoutTypesetting } from '#shared/text/typography.ts'
import { shownServicePath } from './teasers.ts'

/** The fields of the loom on the home page, each by the motif that is woven into it. */
const woven = ['web', 'security', 'cloud', 'shop', 'ai'] as const
export type LoomFieldName = (typeof woven)[number]
export type LoomField = { name: LoomFieldName; title: string; href: string }
export type LinkedTopic = { title: string; href?: string; field?: LoomFieldName }

type Told = Pick<Service, 'title' | 'motif' | 'address' | 'ownPage'>

/** Which services the fields lead to; one that no service is about is only cloth. */
export function loomFields(services: readonly Told[], off: readonly string[]): LoomField[] {
  return woven.flatMap((name) => {
    const service = services.find(({ motif }) => motif === name)
    return service ? [{ name, title: service.title, href: shownServicePath(service, off) }] : []
  })
}

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
    if (!service) return { title }
    const field = woven.find((name) => name === service.motif)
    return { title, href: shownServicePath(service, off), ...(field && { field }) }
  })
}

function plainTitle({ title }: Told): string {
  return withoutTypesetting(title).toLowerCase()
}
