// Numbers of the admin area, apart from those of spec §9: visitors load that file.

/** How long deleted items and copies of replaced collections are kept. */
export const keptDays = 30

/** How long a change can be taken back by its toast. */
export const undoOfferedMs = 10_000

/** Rows a list shows at once; more come on request. */
export const listRowsShown = 50

/** The largest archive that can be imported. */
export const archiveMaxBytes = 16 * 1_073_741_824
