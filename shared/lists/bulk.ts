export type BulkAction = 'publish' | 'unpublish' | 'delete'

/** What became of each item: its new version, or why it stayed as it was. */
export type BulkAnswer = {
  done: { id: string; version: number }[]
  failed: { id: string; code: string; message: string }[]
}
