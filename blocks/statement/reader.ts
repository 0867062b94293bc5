import type { BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { shownCounts } from '#shared/blocks/shown-counts.ts'
import type { Member } from '#shared/blocks/teasers.ts'

export type Face = Pick<Member, 'id' | 'name' | 'image' | 'portrait'>

export async function readFaces({ faces }: PageBlockOf<'statement'>, { list }: BlockReads): Promise<Face[]> {
  if (!faces) return []
  return (await list('team'))
    .slice(0, shownCounts.teamFaces)
    .map(({ id, name, image, portrait }) => ({ id, name, image, portrait }))
}
