export type StoredConnection = {
  settings: unknown
  /** What the key file opens; empty with a problem. */
  secrets: Record<string, string>
  /** The fields that have a secret, whether it can be read or not. */
  sealedFields: string[]
  /** Why it is off: nothing that is stored keeps the site from starting. */
  problem: string | null
}
