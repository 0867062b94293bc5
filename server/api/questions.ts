import { z } from 'zod'
import { AppError, parse } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Backend } from '../backend.ts'
import { readJson } from '../http/body.ts'
import type { PathParameters } from './route.ts'

type Asked = [request: Request, backend: Backend, parameters: PathParameters, by: Principal]

const groupSchema = z.strictObject({ key: z.string('Bitte die Frage angeben').min(1, 'Bitte die Frage angeben') })

/** Makes a draft for the FAQ out of a question that the chat could not answer. */
export async function postQuestionDraft(...[request, backend, , by]: Asked) {
  const { key } = parse(groupSchema, await readJson(request))
  const id = await backend.unanswered.toFaqDraft(key, by.id)
  if (!id) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return Response.json({ id }, { status: 201 })
}

export async function postQuestionDiscard(...[request, backend, , by]: Asked) {
  const { key } = parse(groupSchema, await readJson(request))
  await backend.unanswered.discard(key, by.id)
  return new Response(null, { status: 204 })
}
