import { data, redirect } from 'react-router'
import { backend } from '#server/context.ts'
import { previewAddress } from '#shared/addresses/item-address.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import type { Route } from './+types/preview-link.ts'

const title = 'Vorschau nicht mehr verfügbar'

/** Leads to the page on which the draft is seen; a link that is over says so. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { editor } = context.get(backend)
  const target = await editor.previewTarget(token)
  const item = target && (await editor.item(target.collection, target.id))
  const page = target && item && previewAddress(target.collection, target.id, item.values)
  if (!page) return data(null, { status: 410, headers: { 'cache-control': 'no-store' } })
  const query = new URLSearchParams({ [previewParameter]: token })
  throw redirect(`${page}?${query}`, { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
}

export function meta() {
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}

export default function PreviewLink() {
  return (
    <PageMain>
      <PageHead headline={title} lead={editingErrors.linkGone} stacked />
    </PageMain>
  )
}
