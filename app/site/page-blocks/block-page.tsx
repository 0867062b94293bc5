import type { ReactNode } from 'react'
import { PageCloth } from '#kit/illustration/cloth-band.tsx'
import { TallMotif } from '#kit/illustration/motif.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { Page } from '#shared/content/pages.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import type { ShownBlock } from '#site/page/block-props.ts'
import { PageBlocks } from './page-blocks.tsx'
import { useEmergencyCall } from '#site/emergency/emergency-call.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type PageHeadText = Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions'>

type BlockPageProps = {
  id: string
  page: PageHeadText
  blocks: readonly ShownBlock[]
  /** What the head of a page holds beside its text, for example a search field. */
  inHead?: ReactNode
  /** A head of its own. */
  head?: ReactNode
}

type HeadLook = 'service' | 'motif' | 'plain' | 'stacked' | 'tabs'

/** How the heads of pages look; a page of the owner's own has its motif. */
const headLooks: Record<string, HeadLook> = {
  training: 'service',
  recruitment: 'service',
  'healthcare-it': 'service',
  ai: 'service',
  ecommerce: 'service',
  security: 'service',
  team: 'plain',
  partners: 'plain',
  notfall: 'stacked',
  contact: 'plain',
  faq: 'stacked',
  cookies: 'stacked',
  search: 'stacked',
  portfolio: 'tabs',
  blog: 'tabs',
}

/** Its number stands in the first view. */
const emergencyPageId = 'notfall'

/** A page of the site: its head, then its blocks. */
export function BlockPage({ id, page, blocks, inHead, head }: BlockPageProps) {
  return (
    <PageMain>
      {head ?? <Head id={id} page={page} inHead={inHead} />}
      <PageCloth value={page.motif}>
        <PageBlocks page={id} blocks={blocks} />
      </PageCloth>
    </PageMain>
  )
}

function Head({ id, page, inHead }: Pick<BlockPageProps, 'id' | 'page' | 'inHead'>) {
  const words = useWords(frameWords)
  const look = headLooks[id] ?? 'motif'
  const { title, headline, lead, motif, actions } = page
  const call = useEmergencyCall()
  const above = look === 'service' ? [{ label: words.services, href: paths.services() }] : []
  return (
    <PageHead
      crumbs={[...above, { label: title }]}
      headline={headline}
      lead={lead}
      actions={id === emergencyPageId ? [call] : look === 'stacked' || id === 'blog' ? undefined : actions}
      art={look === 'service' || look === 'motif' ? <TallMotif name={motif} hangs /> : undefined}
      stacked={look === 'stacked'}
      edge={look === 'tabs' ? 'none' : 'selvedge'}
    >
      {inHead}
    </PageHead>
  )
}
