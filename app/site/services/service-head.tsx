import { TallMotif } from '#kit/illustration/motif.tsx'
import type { Page } from '#shared/content/pages.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { PageHead } from '#site/blocks/page-head.tsx'

type ServiceHeadProps = { page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions'> }

/** The head of a page about a service: the way back to all services, and its motif woven into cloth. */
export function ServiceHead({ page: { title, headline, lead, motif, actions } }: ServiceHeadProps) {
  return (
    <PageHead
      crumbs={[{ label: messages.breadcrumb.services, href: paths.services() }, { label: title }]}
      headline={headline}
      lead={lead}
      actions={actions}
      art={<TallMotif name={motif} hangs />}
    />
  )
}
