import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { getTicket, postEmailSend, postEmailSendForm } from './email.ts'
import { messageChangeSchema } from '#shared/inbox/inbox-work.ts'
import { deleteMessage, getMessagesCsv, patchMessage, postRetry } from './messages.ts'
import { guardedRow, publicRow, type ApiRoute } from './route.ts'

/** The contact form's side of the server, and what administrators take out of the inbox. */
export const contactRoutes: ApiRoute[] = [
  publicRow({ method: 'GET', path: contactPaths.ticket(), handler: getTicket }),
  publicRow({ method: 'POST', path: '/api/v1.0/email/send', handler: postEmailSend }),
  publicRow({ method: 'POST', path: '/api/v1.0/email/send-form', handler: postEmailSendForm }),
  guardedRow({
    method: 'GET',
    path: adminPaths.messagesExport(),
    right: 'read-inbox',
    audit: ['messages.export'],
    handler: getMessagesCsv,
  }),
  guardedRow({
    method: 'PATCH',
    path: '/api/mail/messages/:id',
    right: 'read-inbox',
    audit: ['message.state', 'message.assign', 'message.label'],
    body: messageChangeSchema,
    handler: patchMessage,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/mail/messages/:id',
    right: 'read-inbox',
    audit: ['message.delete'],
    handler: deleteMessage,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/mail/messages/:id/retry',
    right: 'read-inbox',
    audit: ['message.retry'],
    handler: postRetry,
  }),
]
