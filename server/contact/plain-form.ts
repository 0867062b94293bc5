import {
  contactFieldNames,
  contactFields,
  findProblems,
  isRightAnswer,
  noEntries,
  type ContactEntries,
  type ContactRules,
  type PlainForm,
} from '#shared/contact/contact.ts'
import { AppError } from '#shared/errors.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { readForm } from '#server/http/body.ts'
import { readWords } from '#server/content/read-words.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Log } from '#server/base/log.ts'
import type { Contact } from './contact.ts'

/** The form to show again, and what was wrong with the request in HTTP's words. */
type Again = { form: PlainForm; status: number }
/** A form about one matter: the label of its messages, and what it asks for in its own way. */
type Matter = Partial<ContactRules> & { label?: string }

const bodyLimitBytes = 64 * 1_024

/** The form for visitors without JavaScript: the server asks the question and checks the answer (J3). */
export function createContactForms(contact: Contact, log: Log, store: Pick<ContentStore, 'document'>) {
  function newForm(entries: ContactEntries = noEntries, notice = ''): PlainForm {
    const ticket = contact.issueTicket()
    const { task } = contact.question(ticket)!
    return { ticket, task, entries: { ...entries, mathAnswer: '' }, problems: {}, notice }
  }

  /** Takes a filled form; answers with the form as it is to be shown again, or undefined when it is sent. */
  async function submit(request: Request, matter: Matter = {}): Promise<Again | undefined> {
    try {
      return await receive(request, await readForm(request, bodyLimitBytes), matter)
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      return { form: newForm(noEntries, error.message), status: error.status }
    }
  }

  async function receive(
    request: Request,
    sent: Record<string, string>,
    { label, ...ownRules }: Matter,
  ): Promise<Again | undefined> {
    const text = (name: string) => sent[name] ?? ''
    const entries = Object.fromEntries(contactFieldNames.map((name) => [name, text(name)])) as ContactEntries
    const ticket = text('ticket')
    const words = await readWords(store, contactWords)
    const asked = contact.question(ticket)
    const expired = () => ({ form: newForm(entries, words.plain.expired), status: 422 })
    if (!asked) return expired()
    const again = (changes: Partial<PlainForm>, status = 422): Again => ({
      form: { ticket, task: asked.task, entries, problems: {}, notice: '', ...changes },
      status,
    })
    try {
      const attempt = await contact.begin(request)
      const rules = { ...(await contact.rules()), ...ownRules }
      const problems = findProblems(entries, rules, words)
      if (Object.keys(problems).length > 0) return again({ problems })
      if (rules.securityQuestion && !isRightAnswer(asked, entries.mathAnswer))
        return again({
          problems: { mathAnswer: words.wrongAnswer },
          notice: words.wrongAnswer,
        })
      const { name, email, phone, message } = contactFields(rules, words)
      const values = {
        name: name.parse(entries.name),
        email: email.parse(entries.email),
        phone: phone.parse(entries.phone),
        message: message.parse(entries.message),
      }
      await contact.receive(attempt, ticket, values, label)
      return undefined
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'ticket-refused') return expired()
      const { status } = error
      // The visitor keeps what was typed and reads that it was not sent.
      if (status >= 500) {
        log.error('contact message not stored', { errorCode: error.code, cause: error })
        return again({ notice: words.sendFailed }, status)
      }
      return again({ notice: status === 429 ? words.plain.tooMany : words.sendFailed })
    }
  }

  return { newForm, submit }
}
