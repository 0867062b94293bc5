import { z } from 'zod'
import { csv } from '#shared/text/csv.ts'
import { AppError, parse } from '#shared/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { isMessageState, messageStates } from '#shared/inbox/inbox.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import type { Backend } from '#server/backend.ts'
import { readJson } from '#server/http/body.ts'
import type { PathParameters } from './route.ts'

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Berlin' })
const changeSchema = z.object({ state: z.enum(messageStates, 'Diesen Status gibt es nicht') })

/** What has become of a message. */
export async function patchMessage(request: Request, { mail }: Backend, { id = '' }: PathParameters, by: Principal) {
  const { state } = parse(changeSchema, await readJson(request))
  if (!(await mail.inbox.setState(id, state, by.id)) && !(await mail.inbox.get(id))) throw gone()
  return new Response(null, { status: 204 })
}

export async function postRetry(_request: Request, { mail }: Backend, { id = '' }: PathParameters, by: Principal) {
  if (!(await mail.inbox.retry(id, by.id))) throw gone()
  return new Response(null, { status: 204 })
}

/** For good and at once: there is no trash for other people's data. */
export async function deleteMessage(_request: Request, { mail }: Backend, { id = '' }: PathParameters, by: Principal) {
  if (!(await mail.inbox.remove(id, by.id))) throw gone()
  return new Response(null, { status: 204 })
}

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

function gone() {
  return new AppError('not-found', 404, words.gone)
}
