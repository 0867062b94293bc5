import type { DocumentRow } from '../database/schema.ts'

/** Where an item stands between editors and visitors; its place in a list that is ordered by hand is no part of it. */
export type PublicationState = Pick<
  DocumentRow,
  'data' | 'draft' | 'status' | 'publish_at' | 'unpublish_at' | 'updated_at' | 'draft_updated_at'
>

/** Kept with the revision that publishes or withdraws an item, so that undoing it restores exactly this (J41). */
export function publicationStateJson(row: DocumentRow): string {
  const { data, draft, status, publish_at, unpublish_at, updated_at, draft_updated_at } = row
  const state: PublicationState = { data, draft, status, publish_at, unpublish_at, updated_at, draft_updated_at }
  return JSON.stringify(state)
}

/**
 * What comes back from the trash, a copy or an undone change must not go public by itself: a moment that passed
 * meanwhile is planned anew by a person. An end that passed still ends what would be public again.
 */
export function withoutPassedPlan<Row extends PublicationState>(row: Row, at: string): Row {
  const publishAt = row.publish_at !== null && row.publish_at <= at ? null : row.publish_at
  const nothingToEnd = row.data === null && publishAt === null
  const status = row.status === 'scheduled' && publishAt === null ? 'draft' : row.status
  return { ...row, status, publish_at: publishAt, unpublish_at: nothingToEnd ? null : row.unpublish_at }
}
