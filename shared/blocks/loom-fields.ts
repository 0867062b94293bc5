import type { Service } from '#shared/content/services.ts'
import { shownServicePath } from './teasers.ts'

/** The fields of the loom on the home page, each by the motif that is woven into it (app/kit/illustration/weave/loom.ts). */
const wovenFields = ['web', 'security', 'cloud', 'shop', 'ai'] as const

export type LoomFieldName = (typeof wovenFields)[number]
export type LoomField = { name: LoomFieldName; title: string; href: string }

type Told = Pick<Service, 'title' | 'motif' | 'address' | 'ownPage'>

/** Which services the fields lead to; a field that no service is about is only cloth. */
export function loomFields(services: readonly Told[], off: readonly string[]): LoomField[] {
  return wovenFields.flatMap((name) => {
    const service = services.find(({ motif }) => motif === name)
    return service ? [{ name, title: service.title, href: shownServicePath(service, off) }] : []
  })
}

/** The field that shows a motif; most motifs have none. */
export function loomFieldOf(motif: string): LoomFieldName | undefined {
  return wovenFields.find((name) => name === motif)
}
