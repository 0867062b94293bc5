import { contactPaths } from '#shared/contact-paths.ts'
import { adminPaths } from '#shared/admin-paths.ts'
import { getTicket, postEmailSend, postEmailSendForm } from './email.ts'
import { getMessagesCsv } from './messages.ts'
import type { ApiRoute } from './route.ts'

/** The contact form's side of the server, and what administrators take out of the inbox. */
export const contactRoutes: ApiRoute[] = [
  { method: 'GET', path: contactPaths.ticket(), right: 'public', handler: getTicket },
  { method: 'POST', path: '/api/v1.0/email/send', right: 'public', handler: postEmailSend },
  { method: 'POST', path: '/api/v1.0/email/send-form', right: 'public', handler: postEmailSendForm },
  { method: 'GET', path: adminPaths.messagesExport(), right: 'administrate', handler: getMessagesCsv },
]
