import { useNavigate, useRevalidator } from 'react-router'
import { withLegalFix } from '#shared/legal/check-legal.ts'
import type { LegalFinding } from '#shared/legal/rules/rule.ts'
import { legalWatchMessages as words } from '#shared/messages/legal-watch.ts'
import { textOf } from '#shared/text/html-text.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { shortDate } from '#admin/kit/times.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { placePath } from './place-path.ts'
import styles from './legal-watch-page.module.css'

type Working = { version: number; item: Record<string, unknown> }

/** What the rules found, each with its place, its law and, where there is one, a text that goes into a draft. */
export function LegalWatchPage({ findings }: { findings: LegalFinding[] }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  /** Into the newest draft, so that nobody's work is lost; a person reads and publishes it. */
  async function insert({ place, fix }: LegalFinding) {
    const { collection, id, field } = place
    if (!fix || !field) return
    const fail = (title: string): void => {
      toaster.show({ title, variant: 'destructive' })
    }
    const read = await callServer<Working>('GET', `/api/editing/${collection}/${id}`)
    if (read.kind !== 'done') return fail(read.message)
    const before = String(read.body.item[field] ?? '')
    const after = fix.kind === 'append' && before.includes(fix.html) ? before : withLegalFix(before, fix)
    if (after === before) toaster.show({ title: words.alreadyThere, variant: 'success' })
    else {
      const body = { version: read.body.version, values: { [field]: after }, draft: true }
      const saved = await callServer('PATCH', `/api/content/${collection}/${id}`, { body })
      if (saved.kind !== 'done') {
        fail(saved.message)
        return revalidate()
      }
      toaster.show({ title: words.inserted, variant: 'success' })
    }
    await navigate(placePath(place))
  }

  return (
    <AdminPage title={words.title} note={words.note}>
      {findings.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <DataTable
          label={words.list}
          cards
          className={styles.table}
          head={<Columns titles={[words.what, words.place, words.source]} actions={words.actions} />}
        >
          {findings.map((finding) => (
            <FindingRow key={keyOf(finding)} finding={finding} onInsert={insert} />
          ))}
        </DataTable>
      )}
    </AdminPage>
  )
}

type FindingRowProps = { finding: LegalFinding; onInsert: (finding: LegalFinding) => Promise<void> }

function FindingRow({ finding, onInsert }: FindingRowProps) {
  const { level, reason, detail, source, validFrom, place, fix } = finding
  return (
    <tr>
      <th scope="row">
        <span className={styles.level} data-level={level}>
          {words.levels[level]}
        </span>{' '}
        {reason}
        <p className={styles.detail}>{detail}</p>
        {fix && (
          <p className={styles.detail}>
            {words.suggestion}:{' '}
            <q>{fix.kind === 'append' ? textOf(fix.html) : fix.kind === 'replace' ? fix.by : words.removes}</q>
          </p>
        )}
      </th>
      <td>{place.label}</td>
      <td>
        {source}
        <p className={styles.detail}>{words.since(shortDate(validFrom))}</p>
      </td>
      <td>
        <RowActions>
          {fix && (
            <Button aria-label={words.insertOf(place.label, reason)} onClick={() => onInsert(finding)}>
              {words.insert}
            </Button>
          )}
          <ScreenButton to={placePath(place)} variant="line" aria-label={words.openOf(place.label)}>
            {words.open}
          </ScreenButton>
        </RowActions>
      </td>
    </tr>
  )
}

function keyOf({ rule, place, detail }: LegalFinding): string {
  return [rule, place.collection, place.id, place.field, detail].join(' ')
}
