import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { germanNumber } from '#shared/messages/german-number.ts'
import { systemMessages as words } from '#shared/messages/admin-operations.ts'
import type { DailyFigures, ShownSetting, SystemState } from '#shared/operations/operations.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel, Panels } from '#admin/kit/panel.tsx'
import { formatBytes, formatDuration } from '#admin/kit/quantities.ts'
import { recently, shortMoment } from '#admin/kit/times.ts'
import { DaysPanel } from './days-panel.tsx'
import { DoctorPanel } from './doctor-panel.tsx'
import styles from './operations.module.css'

/** How the site is doing; nothing secret is on this page. */
export function SystemPage({ state, days, now }: { state: SystemState; days: DailyFigures[]; now: string }) {
  const { version, node, startedAt, memoryBytes, cachedPages, mailRoute, database, rows, chores, settings } = state
  const facts = words.facts
  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <Panel title={words.overview} width="half">
          <Facts
            facts={[
              [facts.version, version],
              [facts.node, node],
              [facts.started, shortMoment(startedAt)],
              [facts.memory, formatBytes(memoryBytes)],
              [facts.cache, words.cached(cachedPages.entries, formatBytes(cachedPages.bytes))],
              [
                facts.mail,
                <Link to={adminPaths.connections()} className="tlink" key="mail">
                  {words.mailRoutes[mailRoute]}
                </Link>,
              ],
            ]}
          />
        </Panel>
        <Panel title={words.database} width="half">
          <Facts
            facts={[
              [words.engine, words.engines[database.engine]],
              [words.size, formatBytes(database.bytes)],
              [words.migration, database.migrations.at(-1) ?? ''],
              ...Object.entries(words.rows).map(([name, label]): [string, string] => [
                label,
                germanNumber(rows[name as keyof typeof rows]),
              ]),
            ]}
          />
        </Panel>
        <DaysPanel days={days} />
        <Panel title={words.chores} width="full">
          <Chores {...{ chores, now }} />
        </Panel>
        <DoctorPanel />
        <Panel title={words.settings} width="full">
          <p className={styles.text}>{words.settingsText}</p>
          <Settings settings={settings} />
        </Panel>
      </Panels>
    </AdminPage>
  )
}

function Facts({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Chores({ chores, now }: Pick<SystemState, 'chores'> & { now: string }) {
  const { name, every, last, result } = words.choreColumns
  return (
    <DataTable label={words.chores} head={<Columns titles={[name, every, last, result]} />}>
      {chores.map((chore) => (
        <tr key={chore.name}>
          <th scope="row" className={styles.small}>
            {words.choreNames[chore.name] ?? chore.name}
          </th>
          <td className={styles.nowrap}>{formatDuration(chore.everyMs)}</td>
          <td className={styles.nowrap}>{chore.finishedAt ? recently(chore.finishedAt, now) : words.running}</td>
          <td>
            {chore.finishedAt && (
              <span className={chore.failed ? styles.bad : styles.good}>
                {chore.failed ? words.failed : words.succeeded}
              </span>
            )}
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Settings({ settings }: { settings: ShownSetting[] }) {
  const { name, value, source } = words.settingColumns
  return (
    <DataTable label={words.settings} className={styles.settings} head={<Columns titles={[name, value, source]} />}>
      {settings.map((setting) => (
        <tr key={setting.name}>
          <th scope="row" className={styles.code}>
            {setting.name}
          </th>
          <td className={styles.small}>{shown(setting)}</td>
          <td className={styles.nowrap}>{setting.given ? words.given : words.byDefault}</td>
        </tr>
      ))}
    </DataTable>
  )
}

function shown({ value, given }: ShownSetting): string {
  if (value === null) return given ? words.secretGiven : words.secretMissing
  return value || words.empty
}
