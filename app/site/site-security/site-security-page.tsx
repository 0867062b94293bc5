import type { ReactNode } from 'react'
import type { Page } from '#shared/content/pages.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { ShownSecurity } from '#shared/site-security/site-security.ts'
import { formatDate } from '#kit/text/format.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { PromiseLine } from '#shared/site-security/promises.ts'
import type { ReportKeyKind } from '#shared/content/report-key.ts'
import styles from './site-security.module.css'

type SiteSecurityPageProps = ReportWaysProps & {
  page: Pick<Page, 'title' | 'headline' | 'lead'>
  /** Null before the first measurement. */
  measured: ShownSecurity | null
  /** Of the company. */
  name: string
  children?: ReactNode
}

/** What is promised beside what was measured, whom to tell of a weakness, and the company for address books. */
export function SiteSecurityPage({ page, measured, contact, reportKey, name, children }: SiteSecurityPageProps) {
  const words = useWords(siteSecurityWords)
  return (
    <PageMain>
      <PageHead crumbs={[{ label: page.title }]} headline={page.headline} lead={page.lead} stacked />
      <Section near>
        <SectionHead title={words.title} lead={words.intro} />
        {measured ? (
          <>
            <p className={styles.summary}>
              <time dateTime={measured.at}>
                {words.summary({
                  date: formatDate(measured.at),
                  kept: measured.lines.filter(({ state }) => state === 'kept').length,
                  all: measured.lines.length,
                })}
              </time>
            </p>
            <ul className={styles.promises}>
              {measured.lines.map((line) => (
                <PromiseEntry key={line.promise} line={line} />
              ))}
            </ul>
          </>
        ) : (
          <p>{words.never}</p>
        )}
      </Section>
      <ReportWays contact={contact} reportKey={reportKey} />
      <CompanyCard name={name} />
      {children}
    </PageMain>
  )
}

/** A promise, what was measured of it and when, and whether it holds. */
function PromiseEntry({ line }: { line: PromiseLine }) {
  const words = useWords(siteSecurityWords)
  const { promise, state, at } = line
  return (
    <li className={styles.promise} data-state={state}>
      <p className={styles.what}>{words.promises[promise]}</p>
      <dl className={styles.facts}>
        <div className={styles.measured}>
          <dt>{words.measured}</dt>
          <dd>
            <MeasuredValue line={line} />
          </dd>
        </div>
        <div>
          <dt>{words.date}</dt>
          <dd>{at ? <time dateTime={at}>{formatDate(at)}</time> : '–'}</dd>
        </div>
        <div>
          <dt>{words.result}</dt>
          <dd className={styles.result}>{words.states[state]}</dd>
        </div>
      </dl>
    </li>
  )
}

function MeasuredValue({ line: { promise, state, value, until } }: { line: PromiseLine }) {
  const words = useWords(siteSecurityWords)
  if (until) return <time dateTime={until}>{words.until({ date: formatDate(until) })}</time>
  if (value) return <code className={styles.value}>{value}</code>
  if (state === 'unknown') return '–'
  if (promise === 'dependencies' || promise === 'backup') return words.done
  return promise === 'foreign' && state === 'kept' ? words.none : words.missing
}

type ReportWaysProps = {
  /** An e-mail address, or one with https. */
  contact: string
  reportKey: { kind: ReportKeyKind; fingerprint: string } | null
}

/** Whom to tell of a weakness, and with which key. */
function ReportWays({ contact, reportKey }: ReportWaysProps) {
  const { report: words } = useWords(siteSecurityWords)
  const href = /^https:/i.test(contact) ? contact : `mailto:${contact}`
  return (
    <Section id="melden" tone="sunken">
      <SectionHead title={words.title} lead={words.text} />
      <dl className={styles.ways}>
        <div>
          <dt>{words.contact}</dt>
          <dd>
            <a className="tlink" href={href}>
              {contact}
            </a>
          </dd>
          <dd>
            <a className="tlink" href={discoveryPaths.securityTxt()}>
              {words.file}
            </a>
          </dd>
        </div>
        {reportKey && (
          <div>
            <dt>{words.key}</dt>
            <dd>
              <a className="tlink" href={discoveryPaths.reportKey()}>
                {words[reportKey.kind]}
              </a>
            </dd>
            <dd>
              {words.fingerprint}: <code className={styles.value}>{reportKey.fingerprint}</code>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  )
}

/** The company for address books: by camera or as a file. */
function CompanyCard({ name }: { name: string }) {
  const { card: words } = useWords(siteSecurityWords)
  return (
    <Section id="visitenkarte">
      <SectionHead title={words.title} lead={words.text} />
      <div className={styles.card}>
        <img
          className={styles.qr}
          src={discoveryPaths.vcardQr()}
          alt={words.qr({ name })}
          width={220}
          height={220}
          loading="lazy"
        />
        <LinkButton href={discoveryPaths.vcard()} variant="line">
          {words.vcard}
        </LinkButton>
      </div>
    </Section>
  )
}
