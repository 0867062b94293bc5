/** A copy that can be put back. */
export type SnapshotLine = {
  id: string
  at: string
  author: string
  reason: 'import-defaults' | 'import-archive' | 'restore'
  /** What it holds, in German. */
  collections: string[]
}
