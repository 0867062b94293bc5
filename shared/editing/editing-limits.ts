// Numbers of the admin area, apart from those of spec §9: visitors load that file.

/** How long deleted items and copies of replaced collections are kept. */
export const keptDays = 30

/** How long a change can be taken back by its toast. */
export const undoOfferedMs = 10_000

/** Rows a list shows at once; more come on request. */
export const listRowsShown = 50

/** The largest archive that can be imported. */
export const archiveMaxBytes = 16 * 1_073_741_824

/** What a browser keeps of the content for times without a connection (behaviour C9). */
export const copyMaxBytes = 40 * 1_048_576

/** How many carried out changes a browser remembers, for those that build on them. */
export const syncedResultsKept = 500

/** Waiting between attempts to reach the server (behaviour C6). */
export const reconnectMs = { first: 1_000, factor: 1.5, longest: 60_000 }

/** How often the leading tab renews its lease, and how long one counts, where browsers know no locks (behaviour C7). */
export const leaseMs = { renewed: 4_000, valid: 5_000 }

/** An answer of our own server that takes longer than this does not come any more. */
export const answerWithinMs = 60_000
/** A single change is sent again instead of waited for. */
export const changeSentWithinMs = 30_000

/** A server that says nothing for so long counts as out of reach (behaviour C1). */
export const unreachableAfterMs = 10_000

/** Someone else, or the same person in another window, who has the item open. */
export type PresentEditor = { name: string; self: boolean }

/** How often a tab says that it has an item open; one that missed two reports is gone. */
export const presenceEveryMs = 15_000
export const presenceGoneAfterMs = 35_000
