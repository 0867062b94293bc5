import * as z from 'zod/mini'
import {
  contactFields,
  relayServiceId,
  relayTemplateId,
  type ContactRules,
  type ContactWords,
} from '#shared/contact/contact.ts'
import { AppError, parse } from '#shared/errors.ts'
import { contactWords } from '#shared/messages/contact.ts'
import type { Backend } from '#server/backend.ts'
import type { ContactAttempt } from '#server/contact/contact-attempts.ts'
import { readWords } from '#server/content/read-words.ts'
import { limitBody, readForm, readJson } from '#server/http/body.ts'
import { privateJson } from './answers.ts'
import type { PublicCall } from './route.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

// The two paths of an EmailJS provider (spec §7, A1–A10): same body, and answers as plain text.

const bodyLimitBytes = 64 * 1_024

export function getTicket({ backend: { contact } }: PublicCall): Response {
  return privateJson({ ticket: contact.issueTicket() })
}

export function postEmailSend({ request, backend }: PublicCall): Promise<Response> {
  return answerPlainly(async () => {
    const attempt = await backend.contact.begin(request)
    const schema = sendSchema(await backend.contact.rules(), await readWords(backend.store, contactWords))
    const sent = parse(schema, await readJson(limitBody(request, bodyLimitBytes)))
    await receive(backend, attempt, sent)
  })
}

/** The multipart variant: the parameters are fields of the form beside the ids. */
export function postEmailSendForm({ request, backend }: PublicCall): Promise<Response> {
  return answerPlainly(async () => {
    const attempt = await backend.contact.begin(request)
    const { user_id, service_id, template_id, lib_version, ...template_params } = await readForm(
      request,
      bodyLimitBytes,
    )
    const schema = sendSchema(await backend.contact.rules(), await readWords(backend.store, contactWords))
    const sent = parse(schema, { lib_version, user_id, service_id, template_id, template_params })
    await receive(backend, attempt, sent)
  })
}

type Sent = z.infer<ReturnType<typeof sendSchema>>

function receive({ contact }: Backend, attempt: ContactAttempt, { user_id, template_params }: Sent) {
  const { from_name, from_email, phone, message } = template_params
  return contact.receive(attempt, user_id, { name: from_name, email: from_email, phone, message })
}

/** The ids must be ours; the recipient is read but never used, or this were an open relay. */
function sendSchema(rules: ContactRules, words: ContactWords) {
  const { name, email, phone, message } = contactFields(rules, words)
  const short = z.string(wrongInput.noText).check(z.maxLength(300, wrongInput.longText))
  return z.object({
    lib_version: z.optional(short),
    user_id: short,
    service_id: z.literal(relayServiceId, wrongInput.noService),
    template_id: z.literal(relayTemplateId, wrongInput.noTemplate),
    template_params: z.object({ to_email: z.optional(short), from_name: name, from_email: email, phone, message }),
  })
}

/** What the caller did wrong is told in one line of text; what we did wrong takes the common way and is logged. */
async function answerPlainly(act: () => Promise<void>): Promise<Response> {
  try {
    await act()
    return plain('OK', 200)
  } catch (error) {
    const known = error instanceof Error && error.cause instanceof AppError ? error.cause : error
    if (!(known instanceof AppError) || known.status >= 500) throw error
    const { fields = [], retryAfterSeconds } = known.details
    const text = [known.message, ...fields.map(({ path, message }) => `${path}: ${message}`)].join('\n')
    return plain(text, known.status, retryAfterSeconds)
  }
}

function plain(text: string, status: number, retryAfterSeconds?: number): Response {
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
  return new Response(text, { status, headers })
}
