import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'

export async function readBenefits(_block: PageBlockOf<'benefits'>, { list }: BlockReads) {
  return unlessEmpty((await list('benefits')).map(({ title, text }) => ({ title, text })))
}
