import { asciiEmail } from '#shared/text/email.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'

/** Some mail programs refuse longer links. */
const mailLinkMaxLength = 1_500

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
  /** Since when it is archived or spam. */
  closedAt: string | null
  /** The same words came before from the same sender. */
  repeats: boolean
  delivery: Delivery
  /** Who takes care of it, as long as their account exists. */
  assignee: { id: string; name: string } | null
  labels: string[]
}

/** Which messages the inbox shows: those of one state, or all that are not closed. */
export type InboxFilter = {
  state: MessageState | 'open'
  search: string
  page: number
  /** The id of a person, or `nobody`. */
  assignee?: string
  label?: string
}

/** In the address and in the filter: messages that nobody takes care of. */
export const nobody = 'nobody'

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

export type MessageList = { messages: InboxMessage[]; total: number; pages: number }

/** The same day so many months later or earlier, or the last day of a shorter month. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}

const receivedOn = berlinFormat({ dateStyle: 'long' })

/** Opens the mail program with the message quoted below the answer to be written. */
export function replyLink({ email, name, message, receivedAt }: InboxMessage): string {
  const words = inboxMessages
  const quote = message.split('\n').map((line) => `> ${line}`)
  const body = [words.replyGreeting(name), '', '', words.replyQuote(receivedOn(receivedAt)), ...quote]
  // URLSearchParams would write blanks as plus signs, which mail programs show.
  const parameters = { subject: words.replySubject, body: body.join('\r\n').slice(0, mailLinkMaxLength) }
  const query = Object.entries(parameters).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `mailto:${encodeURIComponent(asciiEmail(email)).replaceAll('%40', '@')}?${query.join('&')}`
}
