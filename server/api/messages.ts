import { csv } from '#shared/csv.ts'
import type { Principal } from '#shared/identity.ts'
import { isMessageState } from '#shared/mail.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import type { Backend } from '#server/backend.ts'
import type { PathParameters } from './route.ts'

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })

/** The messages that the inbox shows, as a table; who took them out is written down. */
export async function getMessagesCsv(
  request: Request,
  { mail, identity }: Backend,
  _parameters: PathParameters,
  by: Principal,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('status')
  const messages = await mail.inbox.all({
    state: isMessageState(state) ? state : 'open',
    search: searchParams.get('suche') ?? '',
  })
  await identity.audit({ by, action: 'messages.export', subject: words.exported(messages.length) })
  const rows = messages.map(({ receivedAt, name, email, phone, message, state: current }) => [
    moment.format(new Date(receivedAt)),
    name,
    email,
    phone,
    message,
    words.states[current],
  ])
  return new Response(csv([words.columns, ...rows]), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="nachrichten.csv"',
      'cache-control': 'no-store',
    },
  })
}
