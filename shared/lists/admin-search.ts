/** An item that the search of the admin area found. */
export type FoundItem = {
  collection: string
  id: string
  title: string
  /** What it is, in German. */
  area: string
  document: boolean
}
