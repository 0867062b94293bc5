/** Someone else, or the same person in another window, who has the item open. */
export type PresentEditor = { name: string; self: boolean }
