import type { AuditLines } from '#shared/operations/operations.ts'
import { auditActions } from '#shared/messages/audit-actions.ts'
import type { Database } from '#server/database/schema.ts'

const linesPerPage = 50

export type AuditQuestion = { search?: string; before?: number }

/** The audit log, newest first; words are found in the person, the deed as it is shown or stored, and its subject. */
export async function readAudit({ query }: Database, { search = '', before }: AuditQuestion): Promise<AuditLines> {
  let rows = query
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(linesPerPage + 1)
  if (before !== undefined) rows = rows.where('seq', '<', before)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const deeds = Object.entries(auditActions).filter(([, shown]) => shown.toLowerCase().includes(word))
    const pattern = `%${word.replaceAll(/[%_\\]/g, '')}%`
    rows = rows.where(({ eb, fn, or }) =>
      or([
        eb(fn<string>('lower', ['by_name']), 'like', pattern),
        eb(fn<string>('lower', ['action']), 'like', pattern),
        ...(deeds.length > 0
          ? [
              eb(
                'action',
                'in',
                deeds.map(([action]) => action),
              ),
            ]
          : []),
        eb(fn<string>('lower', ['subject']), 'like', pattern),
      ]),
    )
  }
  const found = await rows.execute()
  const lines = found
    .slice(0, linesPerPage)
    .map(({ seq, at, by_name, action, subject }) => ({ seq: Number(seq), at, by: by_name, action, subject }))
  return { lines, next: found.length > linesPerPage ? lines.at(-1)!.seq : null }
}
