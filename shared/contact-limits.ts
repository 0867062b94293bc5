// Limits of the contact form that are ours to say (I3, J1, J4, J30); those of spec §9 are in constants.ts. A file of its
// own, because visitors load it with the form only.

/** How long the fields may be. */
export const nameMaxLength = 100
export const emailMaxLength = 254
export const phoneMaxLength = 50
export const messageMaxLength = 5_000

/** Form tickets: how old one must and may be (I3), and how long a contact form waits for an answer. */
export const ticketMinAgeMs = 2_000
export const ticketMaxAgeMs = 30 * 60_000
export const contactPatienceMs = 30_000

/** A message that waits for a connection is kept this long, and as long the relay knows a message again (J4). */
export const queuedMessageMaxAgeMs = 7 * 86_400_000

/** Contact limit: messages per address (J30). */
export const contactMessagesPerWindow = 10
export const contactWindowMs = 10 * 60_000
