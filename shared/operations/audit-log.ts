/** One line of the audit log. */
type AuditLine = { seq: number; at: string; by: string; action: string; subject: string }
/** Newest first; `next` leads to the older ones. */
export type AuditLines = { lines: AuditLine[]; next: number | null }
