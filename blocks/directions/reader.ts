import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'

export async function readDirections(_block: PageBlockOf<'directions'>, { site }: BlockReads) {
  const { directions } = await site.content.document('companyProfile')
  return unlessEmpty(directions.map(({ title, text }) => ({ title, text })))
}
