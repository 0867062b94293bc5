import { Form } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { AuditLines } from '#shared/operations/operations.ts'
import { auditMessages as words } from '#shared/messages/admin-operations.ts'
import { auditWords } from '#shared/messages/audit-actions.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from './operations.module.css'

type AuditPageProps = AuditLines & { search: string; older: boolean }

/** Who did what when. Search and pages are part of the address. */
export function AuditPage({ lines, next, search, older }: AuditPageProps) {
  return (
    <AdminPage title={words.title} note={words.note}>
      <Form className={styles.search} action={adminPaths.audit()}>
        <input
          key={search}
          type="search"
          className="text-input"
          name="suche"
          defaultValue={search}
          aria-label={words.search}
          placeholder={words.placeholder}
        />
        <Button type="submit" variant="line">
          {words.submit}
        </Button>
      </Form>
      {lines.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <DataTable
          label={words.title}
          head={<Columns titles={[words.columns.at, words.columns.by, words.columns.action, words.columns.subject]} />}
        >
          {lines.map(({ seq, at, by, action, subject }) => (
            <tr key={seq}>
              <td className={styles.nowrap}>
                <time dateTime={at}>{shortMoment(at)}</time>
              </td>
              <td className={styles.small}>{by}</td>
              <td className={styles.small}>{auditWords(action)}</td>
              <td className={`${styles.small} ${styles.subject}`}>{subject}</td>
            </tr>
          ))}
        </DataTable>
      )}
      <div className={styles.pager}>
        {older && (
          <ScreenButton size="small" variant="line" to={address(search)}>
            {words.newest}
          </ScreenButton>
        )}
        {next !== null && (
          <ScreenButton size="small" variant="line" to={address(search, next)}>
            {words.older}
          </ScreenButton>
        )}
      </div>
    </AdminPage>
  )
}

function Nothing({ search }: { search: string }) {
  if (!search) return <EmptyState title={words.emptyTitle} text={words.emptyText} />
  return (
    <EmptyState
      title={words.nothingTitle(search)}
      text={words.nothingText}
      actions={
        <ScreenButton size="small" variant="line" to={adminPaths.audit()}>
          {words.reset}
        </ScreenButton>
      }
    />
  )
}

function address(search: string, before?: number): string {
  const query = new URLSearchParams({ ...(search && { suche: search }), ...(before && { vor: String(before) }) })
  return query.size > 0 ? `${adminPaths.audit()}?${query}` : adminPaths.audit()
}
