import type { BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import type { Partner } from '#shared/content/partners.ts'

export type ShownPartner = Pick<Partner, 'id' | 'name' | 'field' | 'description' | 'href' | 'logo'>

export async function readPartners(_block: PageBlockOf<'partners'>, { list }: BlockReads): Promise<ShownPartner[]> {
  return (await list('partners')).map(({ id, name, field, description, href, logo }) => ({
    id,
    name,
    field,
    description,
    href,
    logo,
  }))
}
