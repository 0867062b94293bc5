import { AppError } from '#shared/errors.ts'
import * as work from '#shared/inbox/inbox-work.ts'
import { inboxWorkMessages } from '#shared/messages/inbox-work.ts'
import { noContent, privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

const { errors } = inboxWorkMessages
/** What `crypto.randomUUID` makes. */
const idForm = /^[0-9a-f-]{36}$/

/** Replies, notes and templates, and what is done with several messages at once. */
export const inboxRoutes: ApiRoute[] = [
  guardedRow({
    method: 'PATCH',
    path: '/api/mail/messages-bulk',
    right: 'read-inbox',
    audit: ['message.state', 'message.assign', 'message.label'],
    body: work.messagesChangeSchema,
    handler: patchMessages,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/mail/messages-bulk',
    right: 'read-inbox',
    audit: ['message.delete'],
    body: work.messagesDeleteSchema,
    handler: deleteMessages,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/mail/messages/:id/replies/:reply',
    right: 'read-inbox',
    audit: ['message.reply'],
    body: work.replySchema,
    handler: putReply,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/mail/messages/:id/replies/:reply/retry',
    right: 'read-inbox',
    audit: ['message.retry'],
    handler: postReplyRetry,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/mail/messages/:id/notes',
    right: 'read-inbox',
    audit: ['message.note'],
    body: work.noteSchema,
    handler: postNote,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/mail/messages/:id/notes/:note',
    right: 'read-inbox',
    audit: ['message.note-delete'],
    handler: deleteNote,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/mail/templates/:id',
    right: 'read-inbox',
    audit: ['reply-template.save'],
    body: work.replyTemplateSchema,
    handler: putTemplate,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/mail/templates/:id',
    right: 'read-inbox',
    audit: ['reply-template.delete'],
    handler: deleteTemplate,
  }),
]

async function patchMessages({ backend, principal: by, body }: Call<never, typeof work.messagesChangeSchema>) {
  const { ids, ...change } = body
  return privateJson({ count: await backend.mail.inbox.change(ids, change, by.id) })
}

async function deleteMessages({ backend, principal: by, body }: Call<never, typeof work.messagesDeleteSchema>) {
  return privateJson({ count: await backend.mail.inbox.remove(body.ids, by.id) })
}

/** Under an id of the writer's own: sent again it is the same reply. */
async function putReply({ backend, parameters, principal: by, body }: Call<'id' | 'reply', typeof work.replySchema>) {
  assertId(parameters.reply)
  await backend.mail.inbox.reply(parameters.id, parameters.reply, body, by.id)
  return noContent()
}

async function postReplyRetry({ backend, parameters: { id, reply }, principal: by }: Call<'id' | 'reply'>) {
  if (!(await backend.mail.inbox.retryReply(id, reply, by.id))) throw new AppError('not-found', 404, errors.goneEntry)
  return noContent()
}

async function postNote({ backend, parameters, principal: by, body }: Call<'id', typeof work.noteSchema>) {
  await backend.mail.inbox.addNote(parameters.id, body.text, by.id)
  return noContent()
}

async function deleteNote({ backend, parameters: { id, note }, principal: by }: Call<'id' | 'note'>) {
  if (!(await backend.mail.inbox.removeNote(id, note, by.id))) throw new AppError('not-found', 404, errors.goneEntry)
  return noContent()
}

async function putTemplate({ backend, parameters, principal: by, body }: Call<'id', typeof work.replyTemplateSchema>) {
  assertId(parameters.id)
  await backend.mail.inbox.saveTemplate({ id: parameters.id, ...body }, by.id)
  return noContent()
}

async function deleteTemplate({ backend, parameters: { id }, principal: by }: Call<'id'>) {
  if (!(await backend.mail.inbox.removeTemplate(id, by.id))) throw new AppError('not-found', 404, errors.goneTemplate)
  return noContent()
}

function assertId(id: string): void {
  if (!idForm.test(id)) throw new AppError('invalid-fields', 422, errors.badId)
}
