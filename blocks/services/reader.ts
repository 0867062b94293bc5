import type { BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import { toServiceTeaser } from '#shared/blocks/teasers.ts'

export async function readServices(_block: PageBlockOf<'services'>, { list, off }: BlockReads) {
  return (await list('services')).map((service) => toServiceTeaser(service, off))
}
