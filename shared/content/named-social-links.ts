import { z } from '../zod.ts'
import type { Footer } from './footer.ts'
import type { SocialNetwork } from './social-links.ts'

type Links = Footer['socialLinks']

/** As spec §3 names the three networks; whatever else the list holds is in `others`. */
const namedLinksSchema = z.strictObject({
  facebook: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
  others: z.array(z.record(z.string(), z.unknown())),
})

const networks = { facebook: 'facebook', twitter: 'x', linkedin: 'linkedin' } as const satisfies Record<
  string,
  SocialNetwork
>
const names = Object.keys(networks) as (keyof typeof networks)[]

export function toNamedLinks(links: Links) {
  const entryOf = (name: keyof typeof networks) => links.find(({ network }) => network === networks[name])
  const addresses = Object.fromEntries(names.map((name) => [name, entryOf(name)?.href ?? '']))
  return { ...addresses, others: links.filter((link) => !names.some((name) => entryOf(name) === link)) }
}

/**
 * The list that a program means who names the three: what it does not name stays as and where it is, and an empty address
 * takes one away. Anything else, such as the list itself, is left to the rules of the field.
 */
export function fromNamedLinks(given: unknown, current: Links): unknown {
  const asked = namedLinksSchema.partial().safeParse(given)
  if (!asked.success) return given
  const wanted = namedLinksSchema.parse({ ...toNamedLinks(current), ...asked.data })
  const entries = names.map((name) => ({ network: networks[name], name: '', href: wanted[name] }))
  const place = ({ network, name = '' }: { network?: unknown; name?: unknown }) => {
    const at = current.findIndex((link) => link.network === network && link.name === name)
    return at < 0 ? current.length : at
  }
  return [...entries.filter(({ href }) => href !== ''), ...wanted.others].toSorted((a, b) => place(a) - place(b))
}
