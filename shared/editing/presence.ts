/** Someone else, or the same person in another window, who has the item open. */
export type PresentEditor = { name: string; self: boolean }

/** How often a tab says that it has an item open; one that missed two reports is gone. */
export const presenceEveryMs = 15_000
export const presenceGoneAfterMs = 35_000
