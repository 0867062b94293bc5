/** What has become of a message in the inbox. */
export const messageStates = ['new', 'read', 'answered', 'spam', 'archived'] as const
export type MessageState = (typeof messageStates)[number]

export function isMessageState(value: unknown): value is MessageState {
  return messageStates.some((state) => state === value)
}

/** Closed messages wait for their deletion; the others wait for somebody. */
export function isClosed(state: MessageState): boolean {
  return state === 'archived' || state === 'spam'
}

/** How far a message has come on its way out; `stored` also where nothing delivers. */
export type Delivery =
  | { state: 'stored' }
  | { state: 'delivering' }
  | { state: 'delivered'; at: string }
  | { state: 'failed'; reason: string; nextTryAt: string | null }

export type InboxMessage = {
  id: string
  name: string
  email: string
  phone: string
  message: string
  state: MessageState
  receivedAt: string
  delivery: Delivery
}

/** Which messages the inbox shows: those of one state, or all that are not closed. */
export type InboxFilter = { state: MessageState | 'open'; search: string; page: number }

export type InboxSummary = {
  /** Messages nobody has read. */
  unread: number
  /** Messages that could not be delivered so far, or not at all. */
  undelivered: number
  /** Open messages that are older than six months and should be archived (J30). */
  overdue: number
  /** How messages leave the inbox, if at all. */
  route: 'smtp' | 'emailjs' | 'none'
}
