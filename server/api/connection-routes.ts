import {
  chatConnectionSchema,
  mailConnectionSchema,
  providerConnectionSchema,
  providerIdSchema,
  type ConnectionTest,
} from '#shared/connections/connections.ts'
import { AppError, parse } from '#shared/errors.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { judgeProvider } from '../sign-in/judge-provider.ts'
import { noContent, privateJson } from './answers.ts'
import { guardedRow, type ApiRoute, type Call } from './route.ts'

/** Outside services as administrators enter and try them. No secret is in any answer. */
export const connectionRoutes: ApiRoute[] = [
  guardedRow({
    method: 'PUT',
    path: '/api/connections/mail',
    right: 'administrate',
    fresh: true,
    audit: ['connection.change'],
    body: mailConnectionSchema,
    handler: putMail,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/connections/chat',
    right: 'administrate',
    fresh: true,
    audit: ['connection.change'],
    body: chatConnectionSchema,
    handler: putChat,
  }),
  guardedRow({
    method: 'PUT',
    path: '/api/connections/providers/:id',
    right: 'administrate',
    fresh: true,
    audit: ['connection.change'],
    body: providerConnectionSchema,
    handler: putProvider,
  }),
  guardedRow({
    method: 'DELETE',
    path: '/api/connections/providers/:id',
    right: 'administrate',
    fresh: true,
    audit: ['connection.remove'],
    handler: deleteProvider,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/connections/mail/test',
    right: 'administrate',
    audit: ['connection.test'],
    handler: postMailTest,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/connections/chat/test',
    right: 'administrate',
    audit: ['connection.test'],
    handler: postChatTest,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/connections/providers/:id/test',
    right: 'administrate',
    audit: ['connection.test'],
    handler: postProviderTest,
  }),
]

async function putMail({ backend: { connections }, principal: by, body }: Call<never, typeof mailConnectionSchema>) {
  await connections.saveMail(body, by)
  return noContent()
}

async function putChat({ backend: { connections }, principal: by, body }: Call<never, typeof chatConnectionSchema>) {
  await connections.saveChat(body, by)
  return noContent()
}

async function putProvider({
  backend: { connections },
  parameters: { id },
  principal: by,
  body,
}: Call<'id', typeof providerConnectionSchema>) {
  await connections.saveProvider(parse(providerIdSchema, id), body, by)
  return noContent()
}

async function deleteProvider({ backend: { connections }, parameters: { id }, principal: by }: Call<'id'>) {
  await connections.removeProvider(id, by)
  return noContent()
}

async function postMailTest(call: Call) {
  const { backend, principal } = call
  // Whoever holds the API token has no mailbox.
  if (!principal.email) throw new AppError('unauthorized', 403, errorMessages.unauthorized)
  const test = offBecause(backend.connections.shown().mail) ?? (await backend.mail.test(principal.email))
  return answerTest(call, connectionMessages.mail.title, test)
}

async function postChatTest(call: Call) {
  const { chat, config, connections } = call.backend
  const test = offBecause(connections.shown().chat) ?? (await chat.test(config.outbound.connectionTestMs))
  return answerTest(call, connectionMessages.chat.title, test)
}

async function postProviderTest(call: Call<'id'>) {
  const { connections, config } = call.backend
  const { id } = call.parameters
  const shown = connections.shown().providers.find((candidate) => candidate.id === id)
  const off = shown && offBecause(shown)
  if (off) return answerTest(call, shown.values.name, off)
  const provider = connections.providers().find((candidate) => candidate.id === id)
  if (!provider) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return answerTest(call, provider.name, await judgeProvider(provider, config.outbound.oidcDiscoveryMs))
}

/** What cannot be read can reach nobody. */
function offBecause({ problem }: { problem: string | null }): ConnectionTest | undefined {
  return problem ? { ok: false, text: problem, answer: null } : undefined
}

async function answerTest(
  { backend, principal: by }: Pick<Call, 'backend' | 'principal'>,
  subject: string,
  test: ConnectionTest,
) {
  const { identity, connections } = backend
  await identity.audit({ by, action: 'connection.test', subject })
  const { ok, text, answer } = test
  return privateJson({
    ok,
    text: connections.masked(text),
    answer: answer === null ? null : connections.masked(answer),
  })
}
