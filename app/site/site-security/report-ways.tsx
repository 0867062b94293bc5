import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { ReportKeyKind } from '#shared/content/report-key.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import styles from './site-security.module.css'

export type ReportWaysProps = {
  /** An e-mail address, or one with https. */
  contact: string
  reportKey: { kind: ReportKeyKind; fingerprint: string } | null
}

/** Whom to tell of a weakness, and with which key. */
export function ReportWays({ contact, reportKey }: ReportWaysProps) {
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
