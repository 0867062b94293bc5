import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { consentAddress, optionalCategories, type ConsentContent } from '#shared/consent/consent.ts'
import { consentPeriods, consentSum, type ConsentDay } from '#shared/consent/consent-totals.ts'
import type { RegisterCategory } from '#shared/consent/service-register.ts'
import { consentAdminMessages, type ConsentDecision } from '#shared/messages/consent-admin.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { RouterTabs } from '#admin/kit/router-tabs.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { AsTable, Figures } from '#admin/chart/figures.tsx'
import { WovenChart, type ThreadColour } from '#admin/chart/woven-chart.tsx'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import styles from './consents-page.module.css'

const shortDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const month = new Intl.DateTimeFormat('de-DE', { month: 'short', year: '2-digit', timeZone: 'UTC' })

export type ConsentsPageProps = {
  range: 30 | 365
  days: string[]
  totals: ConsentDay[]
  keepsLedger: boolean
  content: ConsentContent
  months: number
}

const words = consentAdminMessages
const decisions: { name: ConsentDecision; thread: ThreadColour }[] = [
  { name: 'accepted', thread: 'petrol' },
  { name: 'partly', thread: 'waid' },
  { name: 'rejected', thread: 'mennige' },
  { name: 'withdrawn', thread: 'wau' },
]

/** Proof of consent for the owner: totals over time, the text that is asked, and everything as a file. */
export function ConsentsPage({ range, days, totals, keepsLedger, content, months }: ConsentsPageProps) {
  const periods = consentPeriods(days, totals)
  const sum = consentSum(periods)
  const label = ({ day }: ConsentDay) => periodLabel(day, range === 30)
  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <LinkButton href={`${consentAddress}/export.csv`} variant="line">
          <Icon name="download" />
          {words.export}
        </LinkButton>
      }
    >
      {!keepsLedger && <p className={styles.off}>{words.off}</p>}
      <Panels>
        <Panel
          title={words.chart(range)}
          width="wide"
          aside={
            <RouterTabs
              label={words.range}
              tabs={([30, 365] as const).map((choice) => ({
                label: words.ranges[choice],
                href: choice === 30 ? '?' : `?zeitraum=${choice}`,
                current: choice === range,
              }))}
            />
          }
        >
          <Figures figures={decisions.map(({ name }) => ({ value: String(sum[name]), label: words[name] }))} />
          <WovenChart
            bars={periods.map((period) => ({
              label: label(period),
              reading: words.reading(label(period), period),
              parts: decisions.map(({ name, thread }) => ({ value: period[name], thread })),
            }))}
            description={words.description(label(periods[0]!), label(periods.at(-1)!))}
            legend={decisions.map(({ name, thread }) => ({ label: words[name], thread }))}
          />
          <AsTable label={words.asTable}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{range === 30 ? words.day : words.month}</th>
                  {decisions.map(({ name }) => (
                    <th key={name} scope="col">
                      {words[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {periods.toReversed().map((period) => (
                  <tr key={period.day}>
                    <th scope="row">{label(period)}</th>
                    {decisions.map(({ name }) => (
                      <td key={name}>{period[name]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </AsTable>
          <PanelNote>{words.kept(months)}</PanelNote>
        </Panel>
        <Panel title={words.categories}>
          <CategoryShares sum={sum} categories={content.categories} />
        </Panel>
        <Panel title={words.current} width="full" aside={words.revision(content.revision)}>
          <div className={styles.notice}>
            <h3>{content.notice.title}</h3>
            {content.notice.lead && <p>{content.notice.lead}</p>}
            {content.notice.nothing && <p>{content.notice.nothing}</p>}
            {content.notice.requests.map(({ title, text }) => (
              <p key={title}>
                <b>{title}:</b> {text}
              </p>
            ))}
            <p>{content.notice.withdrawal}</p>
          </div>
          <PanelNote>
            {words.rule} {words.hash}: <code className={styles.hash}>{content.hash}</code>
          </PanelNote>
          <p className={styles.register}>
            <SiteLink href={adminPaths.list('registeredServices')} className="tlink">
              {words.register}
            </SiteLink>
          </p>
        </Panel>
      </Panels>
    </AdminPage>
  )
}

/** "12. Nov." for a day, "Nov. 26" for the month it is in. */
function periodLabel(day: string, byDay: boolean): string {
  return (byDay ? shortDay : month).format(new Date(`${day}T00:00:00Z`))
}

type CategorySharesProps = { sum: ConsentDay; categories: RegisterCategory[] }

/** How many of those who chose agreed to what. */
function CategoryShares({ sum, categories }: CategorySharesProps) {
  const all = sum.accepted + sum.partly + sum.rejected
  if (all === 0) return <PanelNote>{words.none}</PanelNote>
  return (
    <dl className={styles.shares}>
      {optionalCategories.map((category) => {
        const percent = Math.round((sum[category] / all) * 100)
        return (
          <div key={category}>
            <dt>{categories.find(({ id }) => id === category)?.title}</dt>
            <dd>{words.share(percent, sum[category])}</dd>
            <svg width="100%" height="14" aria-hidden="true">
              {[0, 5, 10].map((y) => (
                <rect key={y} y={y} width={`${percent}%`} height="4" />
              ))}
            </svg>
          </div>
        )
      })}
    </dl>
  )
}
