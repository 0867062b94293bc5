/** What an import would do to one area. */
export type AreaChanges = {
  name: string
  /** In German. */
  area: string
  added: number
  changed: number
  removed: number
  same: number
  /** The first few titles of what changes, for a glance. */
  examples: string[]
}

export type ExchangePreview = {
  exportedAt: string
  areas: AreaChanges[]
  /** Parts of the archive that this version does not know. */
  ignored: string[]
}
