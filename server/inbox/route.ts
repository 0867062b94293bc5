import type { acknowledgementWords } from '#shared/messages/mail.ts'
import type { Words } from '#shared/words/word-group.ts'
import type { MessageRow, OutboxRow } from '../database/rows/inbox.ts'

/** What all mail says about the company (J17); read when a mail leaves, so that a corrected address counts at once. */
export type MailSite = {
  name: string
  logo: string
  address: string
  phone: string
  inboxUrl: (id: string) => string
  /** What visitors read who are told that their message arrived. */
  acknowledgement: Words<typeof acknowledgementWords.texts>
}

/** A reply, and the mails before it in the same talk: Message-IDs, the oldest first. */
export type ReplyMail = { subject: string; text: string; writtenAt: string; references: string[]; inReplyTo?: string }

/** One thing to deliver, with everything that delivering it takes. */
export type Outgoing = {
  kind: OutboxRow['kind']
  /** The Message-ID without angle brackets. */
  mailId: string
  message: MessageRow
  /** What a reply says. */
  reply?: ReplyMail
  site: MailSite
  from: string
  to: string
}

/** What a letter says, by the name of the company. */
export type LetterWords = {
  to: string
  subject: (company: string) => string
  lines: (company: string) => string[]
  /** On a line of its own. */
  link?: { label: string; address: string }
}

/** A mail about an account, to a subscriber, or a test. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  from: string
  siteName: string
  /** The Message-ID without angle brackets, where an attempt may be repeated. */
  mailId?: string
  headers?: Record<string, string>
}

/** A way out of the site. Resolves when the other side has taken the mail, rejects in every other case. */
export type OpenRoute = {
  deliver(outgoing: Outgoing, signal: AbortSignal): Promise<void>
  /** Resolves with what the other side answered. */
  send(letter: Letter, signal: AbortSignal): Promise<string>
  /** Connects and signs in, and sends nothing. */
  greet(): Promise<void>
  close(): void
}
