import type { UserRecord } from '#shared/people/people.ts'

/** Reads a record that came from storage or the server; null when it is none. */
export function parseUserRecord(value: unknown): UserRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, name, email, role, expiresAt } = value as Record<string, unknown>
  if (![id, name, email, expiresAt].every((text) => typeof text === 'string')) return null
  if (role !== 'admin' && role !== 'editor') return null
  return { id, name, email, role, expiresAt } as UserRecord
}
