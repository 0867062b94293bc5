import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { toMember } from '#shared/blocks/teasers.ts'

export async function readPeople({ count }: PageBlockOf<'people'>, { list }: BlockReads) {
  return unlessEmpty((await list('team')).slice(0, count).map(toMember))
}
