import { z } from '#shared/zod.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { messageStates, type Delivery } from './inbox.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

export const replyMaxLength = 10_000
export const noteMaxLength = 5_000
export const subjectMaxLength = 150
export const labelMaxLength = 30
/** Notes and replies of one message. */
export const mostEntries = 200
export const mostLabels = 10
export const mostTemplates = 50
const mostAtOnce = 100

/** Who may read messages, and so may take care of one. */
export type InboxReader = { id: string; name: string }
export type ReplyTemplate = { id: string; name: string; text: string }
/** What was written about a message, or to its sender. */
export type MessageEntry = { id: string; author: string; text: string; createdAt: string } & (
  | { kind: 'note' }
  | { kind: 'reply'; subject: string; delivery: Delivery }
)
/** Everything beside the message itself that its screen shows. */
export type MessageWork = {
  entries: MessageEntry[]
  readers: InboxReader[]
  /** In use somewhere in the inbox. */
  labels: string[]
  templates: ReplyTemplate[]
}

const { errors } = inboxWorkMessages
const written = (most: number) => z.string(errors.noText).trim().min(1, errors.noText).max(most, errors.tooLong(most))
/** One line: it becomes a header of a mail, a name in a list. */
const line = (most: number, missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, missing).max(most, errors.tooLong(most)))
const label = line(labelMaxLength, errors.noName)

const change = {
  state: z.enum(messageStates, wrongInput.noState).optional(),
  /** Null for nobody. */
  assignee: z.string().max(100).nullable().optional(),
  addLabel: label.optional(),
  removeLabel: label.optional(),
}
const ids = z.array(z.string().max(100)).min(1, errors.noMessages).max(mostAtOnce, errors.tooManyMessages(mostAtOnce))
export const messageChangeSchema = z.object(change)
export const messagesChangeSchema = z.object({ ids, ...change })
export const messagesDeleteSchema = z.object({ ids })
export type MessageChange = z.output<typeof messageChangeSchema>

export const noteSchema = z.object({ text: written(noteMaxLength) })
export const replySchema = z.object({
  subject: line(subjectMaxLength, errors.noSubject),
  text: written(replyMaxLength),
})
export type MessageReply = z.output<typeof replySchema>
export const replyTemplateSchema = z.object({
  name: line(80, errors.noName),
  text: written(replyMaxLength),
})

/** A template with the name of whom it is written to. */
export function fillTemplate(text: string, name: string): string {
  return text.replaceAll(/\{\{\s*name\s*\}\}/gi, () => name)
}

/** Addresses of the API behind the inbox. */
export const inboxPaths = {
  message: (id: string) => `/api/mail/messages/${encodeURIComponent(id)}`,
  bulk: () => '/api/mail/messages-bulk',
  reply: (id: string, reply: string) => `${inboxPaths.message(id)}/replies/${encodeURIComponent(reply)}`,
  notes: (id: string) => `${inboxPaths.message(id)}/notes`,
  note: (id: string, note: string) => `${inboxPaths.notes(id)}/${encodeURIComponent(note)}`,
  template: (id: string) => `/api/mail/templates/${encodeURIComponent(id)}`,
} as const
