import { csv } from '#shared/text/csv.ts'
import { AppError } from '#shared/errors.ts'
import { isMessageState } from '#shared/inbox/inbox.ts'
import type { messageChangeSchema } from '#shared/inbox/inbox-work.ts'
import { inboxMessages as words } from '#shared/messages/inbox.ts'
import { berlinFormat } from '#shared/time/berlin-format.ts'
import type { Call } from './route.ts'

const moment = berlinFormat({ dateStyle: 'short', timeStyle: 'short' })

/** What has become of a message, who takes care of it, its labels. */
export async function patchMessage({
  backend: { mail },
  parameters: { id },
  principal: by,
  body,
}: Call<'id', typeof messageChangeSchema>) {
  if (!(await mail.inbox.change([id], body, by.id))) throw gone()
  return new Response(null, { status: 204 })
}

export async function postRetry({ backend: { mail }, parameters: { id }, principal: by }: Call<'id'>) {
  if (!(await mail.inbox.retry(id, by.id))) throw gone()
  return new Response(null, { status: 204 })
}

/** For good and at once: there is no trash for other people's data. */
export async function deleteMessage({ backend: { mail }, parameters: { id }, principal: by }: Call<'id'>) {
  if (!(await mail.inbox.remove([id], by.id))) throw gone()
  return new Response(null, { status: 204 })
}

/** The messages that the inbox shows, as a table; who took them out is written down. */
export async function getMessagesCsv({ request, backend: { mail, identity }, principal: by }: Call): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const state = searchParams.get('status')
  const messages = await mail.inbox.all({
    state: isMessageState(state) ? state : 'open',
    search: searchParams.get('suche') ?? '',
    assignee: searchParams.get('zustaendig') ?? '',
    label: searchParams.get('schlagwort') ?? '',
  })
  await identity.audit({ by, action: 'messages.export', subject: words.exported(messages.length) })
  const rows = messages.map(({ receivedAt, name, email, phone, message, state: current }) => [
    moment(receivedAt),
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
