import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  askedFields,
  findProblems,
  isRightAnswer,
  noEntries,
  type ContactEntries,
  type ContactFieldName,
  type ContactSettings,
} from '#shared/contact/contact.ts'
import { contactWords } from '#shared/messages/contact.ts'
import { useWords } from '#site/page/words.ts'
import { contactToasts } from '#kit/toast/contact-toast-store.ts'
import { questionToAsk } from './asked-question.ts'
import { sendWaiting } from './follow-queue.ts'
import { createFormTicket } from './form-ticket.ts'
import { tellMessageSent } from './message-sent.ts'
import { queuedMessage, queueMessage, subscribeToQueue } from './queued-message.ts'
import { isNetworkFailure, sendContactMessage } from './send-message.ts'

/** Success overlay of the contact form. */
const successOverlayMs = 2_000

/** `queued` is a form whose message waits for a connection. */
type Phase = 'editing' | 'sending' | 'sent' | 'queued'
/** What lasts in the form after a failed attempt (J5), and whether sending it later is offered (J4). */
type Failure = { text: string; canWait: boolean }
type Options = {
  settings: ContactSettings
  recipient: string
  prefill?: string
  onPage?: boolean
  onDone: () => void
}

/** The states of spec §4. Made anew whenever the form opens: empty, with another question and a fresh ticket. */
export function useContactForm({ settings, recipient, prefill = '', onPage = false, onDone }: Options) {
  const words = useWords(contactWords)
  const [entries, setEntries] = useState<ContactEntries>({ ...noEntries, message: prefill })
  const [edited, setEdited] = useState<readonly ContactFieldName[]>([])
  const [question] = useState(() => questionToAsk(onPage))
  const [ticket] = useState(createFormTicket)
  const [phase, setPhase] = useState<Phase>('editing')
  const [failure, setFailure] = useState<Failure | null>(null)
  const waiting = useSyncExternalStore(subscribeToQueue, queuedMessage, () => null)
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    ticket.prepare()
    // What says that something went wrong, and what sends it later, has to be here before the connection is gone.
    import('#kit/toast/toast-region.tsx').catch(() => {})
    import('./send-queued.ts').catch(() => {})
  }, [ticket])
  useEffect(() => {
    if (phase !== 'sent') return
    const timer = setTimeout(() => finish(), successOverlayMs)
    return () => clearTimeout(timer)
  }, [phase])
  // The message that waited is on its way or was called off.
  useEffect(() => {
    if (phase === 'queued' && !waiting) finish()
  }, [phase, waiting])

  const problems = findProblems(entries, settings, words)
  const answered = !settings.securityQuestion || isRightAnswer(question, entries.mathAnswer)

  function change(field: ContactFieldName, value: string) {
    setEntries((before) => ({ ...before, [field]: value }))
    setEdited((before) => (before.includes(field) ? before : [...before, field]))
  }

  /** How a field looks: nothing before it was edited, then right or wrong at every letter. */
  function fieldState(field: ContactFieldName) {
    if (!edited.includes(field)) return {}
    const problem = problems[field] ?? (field === 'mathAnswer' && !answered ? words.wrongAnswer : undefined)
    return { problem, state: problem ? ('invalid' as const) : ('valid' as const) }
  }

  /** Fields first, then the answer, then the message goes (H8). Returns the field that needs attention. */
  function submit(): ContactFieldName | undefined {
    if (phase !== 'editing') return undefined
    const asked = askedFields(settings)
    setEdited(asked)
    setFailure(null)
    contactToasts.dismiss()
    const wrong = asked.find((name) => problems[name])
    if (wrong) return wrong
    if (!answered) {
      fail({ text: words.wrongAnswer, canWait: false })
      return 'mathAnswer'
    }
    void send()
    return undefined
  }

  async function send() {
    setPhase('sending')
    try {
      await sendContactMessage({ values: entries, recipient, ticket, guards: settings })
      setPhase('sent')
      tellMessageSent(entries.name)
    } catch (error) {
      setPhase('editing')
      fail({ text: words.sendFailed, canWait: isNetworkFailure(error) })
    }
  }

  /** Only on the visitor's choice (J4). */
  function sendLater() {
    const { mathAnswer: _mathAnswer, ...values } = entries
    if (!queueMessage(values, recipient)) return setFailure({ text: words.queue.full, canWait: false })
    setFailure(null)
    setPhase('queued')
    sendWaiting()
  }

  function fail(failed: Failure) {
    setFailure(failed)
    contactToasts.show({ title: words.failed, description: failed.text, variant: 'destructive' })
  }

  return { entries, question, phase, failure, change, fieldState, submit, sendLater }
}
