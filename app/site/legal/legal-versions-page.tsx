import { legalPaths, type LegalName, legalVersionPaths } from '#shared/addresses/legal-names.ts'
import { legalVersionWords } from '#shared/messages/legal-versions.ts'
import { formatDate } from '#kit/text/format.ts'
import { PageHead } from '#site/blocks/page-head.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import styles from './legal-versions-page.module.css'
import { useWords } from '#site/page/words.ts'

type LegalVersionsProps = { name: LegalName; title: string; versions: { seq: number; from: string }[] }

/** The dated archive of one legal text, newest first. */
export function LegalVersionsPage({ name, title, versions }: LegalVersionsProps) {
  const words = useWords(legalVersionWords)
  const crumbs = [{ label: title, href: legalPaths[name] }, { label: words.link }]
  return (
    <PageMain>
      <PageHead crumbs={crumbs} headline={words.title({ name: title })} lead={words.lead} stacked />
      <ol className={`container ${styles.versions}`}>
        {versions.map(({ seq, from }, index) => (
          <li key={seq}>
            <SiteLink href={index === 0 ? legalPaths[name] : legalVersionPaths.one(name, seq)} className="tlink">
              {words.from({ date: formatDate(from) })}
            </SiteLink>
            <span>{index === 0 ? words.current : words.until({ date: formatDate(versions[index - 1]!.from) })}</span>
          </li>
        ))}
      </ol>
    </PageMain>
  )
}
