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

/** A message that waits for a connection is kept this long (J4), and as long the relay knows a used ticket again. */
export const queuedMessageMaxAgeMs = 7 * 86_400_000

/** Contact limits per address: messages that are accepted (J30), and attempts that are not (J37). */
export const contactMessagesPerWindow = 10
export const contactRefusalsPerWindow = 60
export const contactWindowMs = 10 * 60_000
