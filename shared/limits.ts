// What visitors and editors may send, how long a browser waits, and how long it keeps something (spec §9 and our own). How
// long the server waits for others, and how long its sessions and links last, is in server/base/limits.ts.

// Contact form (I3, J1, J4, J30)

/** Name / phone / message minimum: 2 / 10 / 10 characters. */
export const nameMinLength = 2
export const phoneMinLength = 10
export const messageMinLength = 10

/** How long the fields may be. */
export const nameMaxLength = 100
export const emailMaxLength = 254
export const phoneMaxLength = 50
export const messageMaxLength = 5_000

/** Form tickets: how old one must and may be (I3), and how long a contact form waits for an answer. */
export const ticketMinAgeMs = 2_000
export const ticketMaxAgeMs = 30 * 60_000
export const contactPatienceMs = 30_000

/** A message that waits for a connection is kept this long (J4), and as long the relay knows a used ticket again. */
export const queuedMessageMaxAgeMs = 7 * 86_400_000

/** Contact limits per address: messages that are accepted (J30), and attempts that are not (J37). */
export const contactMessagesPerWindow = 10
export const contactRefusalsPerWindow = 60
export const contactWindowMs = 10 * 60_000

// Texts and archives

/** Per field. A text of the longest length holds about half as many tags when people write it. */
export const richTextLimits = { length: 500_000, tags: 20_000, depth: 50 } as const

// Admin area

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

/** How often a tab says that it has an item open; one that missed two reports is gone. */
export const presenceEveryMs = 15_000
export const presenceGoneAfterMs = 35_000

// Signing in

/** Auth popup: its size, how often it is checked for being closed (drawn anew each time) and how long a result may still come (H15). */
export const popupWidthPx = 500
export const popupHeightPx = 600
export const popupClosedPollMinMs = 2_000
export const popupClosedPollMaxMs = 10_000
export const popupClosedGraceMs = 8_000

/** Auth limits, first on a desktop, then on a phone; without a network nothing waits longer than the third (H15, J26). */
export const handlerReadyWithinMs = { desktop: 5_000, mobile: 15_000 }
export const signInLoadsWithinMs = { desktop: 30_000, mobile: 60_000 }
export const identityCallWithinMs = { desktop: 30_000, mobile: 60_000 }
export const offlineWaitMs = 5_000

/** How long the handler page waits for the page that opened it before it finishes the sign-in itself (B7). */
export const handlerAnsweredWithinMs = 2_000

/** Auth event cache: forgotten ten minutes after the last event. */
export const authEventsKeptMs = 600_000

/** Token sync: only while the token is younger than five minutes. */
export const idTokenMaxAgeMs = 300_000

/** How often a tab looks whether another one has signed in or out, where nothing tells it (B15). */
export const tabPollMs = 800
