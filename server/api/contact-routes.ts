import { contactPaths } from '#shared/addresses/contact-paths.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { getTicket, postEmailSend, postEmailSendForm } from './email.ts'
import { deleteMessage, getMessagesCsv, patchMessage, postRetry } from './messages.ts'
import type { ApiRoute } from './route.ts'

/** The contact form's side of the server, and what administrators take out of the inbox. */
export const contactRoutes: ApiRoute[] = [
  { method: 'GET', path: contactPaths.ticket(), right: 'public', handler: getTicket },
  { method: 'POST', path: '/api/v1.0/email/send', right: 'public', handler: postEmailSend },
  { method: 'POST', path: '/api/v1.0/email/send-form', right: 'public', handler: postEmailSendForm },
  {
    method: 'GET',
    path: adminPaths.messagesExport(),
    right: 'administrate',
    audit: ['messages.export'],
    handler: getMessagesCsv,
  },
  {
    method: 'PATCH',
    path: '/api/mail/messages/:id',
    right: 'administrate',
    audit: ['message.state'],
    handler: patchMessage,
  },
  {
    method: 'DELETE',
    path: '/api/mail/messages/:id',
    right: 'administrate',
    audit: ['message.delete'],
    handler: deleteMessage,
  },
  {
    method: 'POST',
    path: '/api/mail/messages/:id/retry',
    right: 'administrate',
    audit: ['message.retry'],
    handler: postRetry,
  },
]
