import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'

export type Figure = { id: string; value: string; label: string }

export async function readStats(_block: PageBlockOf<'stats'>, { list }: BlockReads): Promise<Figure[] | undefined> {
  return unlessEmpty((await list('stats')).map(({ id, value, label }) => ({ id, value, label })))
}
