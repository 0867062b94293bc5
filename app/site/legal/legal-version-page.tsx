import { legalPaths, type LegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { formatDate } from '#kit/text/format.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { UtilityLayout } from '#site/blocks/reading/utility-layout.tsx'
import { LegalText } from './legal-text.tsx'
import styles from './legal-versions-page.module.css'
import { useWords } from '#site/page/words.ts'

type LegalVersionProps = { name: LegalName; title: string; html: string; from: string; until: string | null }

export function LegalVersionPage({ name, title, html, from, until }: LegalVersionProps) {
  const words = useWords(legalVersionWords)
  const crumbs = [
    { label: title, href: legalPaths[name] },
    { label: words.link, href: legalVersionPaths.all(name) },
    { label: formatDate(from) },
  ]
  return (
    <PageMain>
      <PageHead crumbs={crumbs} headline={words.version({ name: title, date: formatDate(from) })} stacked>
        {until && (
          <p className={styles.outdated}>
            {words.outdated} {words.from({ date: formatDate(from) })} {words.until({ date: formatDate(until) })}.{' '}
            <SiteLink href={legalPaths[name]}>{words.toCurrent}</SiteLink>
          </p>
        )}
      </PageHead>
      <UtilityLayout aside={null}>
        <LegalText html={html} />
      </UtilityLayout>
    </PageMain>
  )
}
