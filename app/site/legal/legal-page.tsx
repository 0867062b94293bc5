import type { ReactNode } from 'react'
import type { Page } from '#shared/content/pages.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { legalWords } from '#shared/messages/legal.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { PageCloth } from '#kit/illustration/cloth-band.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { formatDate } from '#kit/text/format.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SectionList, UtilityLayout } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import styles from './legal-page.module.css'
import { LegalText } from './legal-text.tsx'
import { useWords } from '#site/page/words.ts'

type LegalPageProps = {
  /** Its archive. */
  versionsHref: string
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif'>
  /** What the owner put below the text. */
  children?: ReactNode
  html: string
  updatedAt: string
  /** When the site last found that its pages connect to nobody else. */
  sealedAt?: string
  /** Empty for short texts. */
  contents: { id: string; title: string }[]
}

export function LegalPage(props: LegalPageProps) {
  const { page, versionsHref, html, updatedAt, sealedAt, contents, children } = props
  const archive = useWords(legalVersionWords)
  const legal = useWords(legalWords)
  return (
    <PageMain>
      <PageHead crumbs={[{ label: page.title }]} headline={page.headline} lead={page.lead} stacked>
        <div className={styles.facts}>
          <p>
            <time dateTime={updatedAt}>{legal.updated({ date: formatDate(updatedAt) })}</time>
          </p>
          {sealedAt && (
            <p>
              <Icon name="shield" />
              <time dateTime={sealedAt}>{legal.checked({ date: formatDate(sealedAt) })}</time>
            </p>
          )}
          <SiteLink className="tlink no-print" href={versionsHref}>
            {archive.link}
          </SiteLink>
          <Button variant="line" size="small" className={styles.print} data-print>
            <Icon name="printer" />
            {legal.print}
          </Button>
        </div>
      </PageHead>
      <UtilityLayout aside={contents.length > 0 && <SectionList title={legal.contents} sections={contents} />}>
        <LegalText html={html} />
      </UtilityLayout>
      <PageCloth value={page.motif}>{children}</PageCloth>
    </PageMain>
  )
}
