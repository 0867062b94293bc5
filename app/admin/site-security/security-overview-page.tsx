import { adminPaths, siteSecurityPath } from '#shared/addresses/admin-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { siteSecurityMessages as words } from '#shared/messages/site-security-admin.ts'
import { siteSecurityWords } from '#shared/messages/site-security.ts'
import type { SecurityOverview } from '#shared/site-security/site-security.ts'
import type { PromiseLine } from '#shared/site-security/promises.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { shortDate, shortMoment } from '#admin/kit/times.ts'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import operations from '#admin/operations/operations.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { describeSecurityFinding } from './describe-finding.ts'
import styles from './site-security.module.css'

const { texts } = siteSecurityWords
const tones: Record<PromiseLine['state'], ChipTone> = { kept: 'success', broken: 'danger', unknown: 'plain' }
const { promise: what, measured, at: when, state: outcome } = words.columns
/** It asks the public address once. */
const answerWithinMs = 60_000

/** Whether the site keeps what it promises, and whom it names for reports. */
export function SecurityOverviewPage({ overview }: { overview: SecurityOverview | null }) {
  const { send, busy } = useServerAction()
  const measure = () =>
    void send({ method: 'POST', path: siteSecurityPath, withinMs: answerWithinMs }, { title: words.done })
  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        <>
          <LinkButton href={paths.siteSecurity()} variant="line">
            {words.page}
          </LinkButton>
          <ScreenButton to={adminPaths.field('discovery', 'securityContact')} variant="line">
            {words.settings}
          </ScreenButton>
          <Button disabled={busy} onClick={measure}>
            {busy ? words.running : words.run}
          </Button>
        </>
      }
    >
      <p className={operations.text}>
        <output>{stateOf(overview)}</output>
      </p>
      {overview?.shown && <PromiseTable lines={overview.shown.lines} />}
      {overview && <Details {...overview} />}
    </AdminPage>
  )
}

/** Every promise with what was measured of it. */
function PromiseTable({ lines }: { lines: PromiseLine[] }) {
  return (
    <DataTable label={words.list} head={<Columns titles={[what, measured, when, outcome]} />} cards>
      {lines.map(({ promise, state, value, until, at }) => (
        <tr key={promise}>
          <th scope="row" className={operations.subject}>
            {texts.promises[promise]}
          </th>
          <td className={value ? operations.code : operations.small}>
            {value || (until ? texts.until.replace('{date}', shortDate(until)) : '–')}
          </td>
          <td className={operations.nowrap}>{at ? shortDate(at) : '–'}</td>
          <td>
            <Chip tone={tones[state]}>{texts.states[state]}</Chip>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Details({ findings, securityTxt }: SecurityOverview) {
  const { title, text, served, toSign, renewed, ends } = words.securityTxt
  return (
    <div className={operations.apart}>
      <Panels>
        <Panel title={words.findings} width="full">
          {findings.length === 0 ? (
            <PanelNote>{words.nothing}</PanelNote>
          ) : (
            <ul className={styles.findings}>
              {findings.map(describeSecurityFinding).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={title} width="full">
          <PanelNote>{text}</PanelNote>
          <PanelNote>{securityTxt.ends ? ends(shortDate(securityTxt.ends)) : renewed}</PanelNote>
          <TextBlock title={served} text={securityTxt.text} />
          {securityTxt.text !== securityTxt.toSign && <TextBlock title={toSign} text={securityTxt.toSign} />}
        </Panel>
      </Panels>
    </div>
  )
}

function TextBlock({ title, text }: { title: string; text: string }) {
  return (
    <figure className={styles.file}>
      <figcaption>{title}</figcaption>
      <pre className={operations.code}>{text}</pre>
    </figure>
  )
}

function stateOf(overview: SecurityOverview | null): string {
  if (!overview?.shown) return words.never
  const { at, lines } = overview.shown
  return words.state(shortMoment(at), lines.filter(({ state }) => state === 'kept').length, lines.length)
}
