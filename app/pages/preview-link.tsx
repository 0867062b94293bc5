import { PageMain } from '#kit/page/page-main.tsx'
import { draftLinkMessages } from '#shared/messages/draft-links.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { previewParameter } from '#shared/preview/preview.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { redirectTo, type PublicRoute } from './render/define-route.tsx'

const { gone: title } = draftLinkMessages

/** Leads to the page on which the draft is seen; a link that is over says so. */
export const previewLinkRoute: PublicRoute<'token'> = {
  async open({ backend, parameters: { token } }) {
    const page = await backend.previewPage(token)
    if (!page)
      return {
        status: 410,
        headers: { 'cache-control': 'no-store' },
        head: () => [{ title }, { name: 'robots', content: 'noindex, nofollow' }],
        body: <LinkGone />,
      }
    const query = new URLSearchParams({ [previewParameter]: token })
    return redirectTo(`${page}?${query}`, 302, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  },
}

function LinkGone() {
  return (
    <PageMain>
      <PageHead headline={title} lead={editingErrors.linkGone} stacked />
    </PageMain>
  )
}
