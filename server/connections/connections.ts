import {
  mostProviders,
  type ChatChange,
  type ChatSettings,
  type MailChange,
  type MailSettings,
  type ProviderChange,
  type ProviderSettings,
  type ShownConnections,
} from '#shared/connections/connections.ts'
import { AppError } from '#shared/errors.ts'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Principal } from '#shared/people/people.ts'
import { createSerialQueue } from '#shared/time/serial-queue.ts'
import type { Config } from '../base/config.ts'
import type { ChangeFeed } from '../database/change-feed.ts'
import type { Database } from '../database/schema.ts'
import type { Log } from '../base/log.ts'
import { effectiveMail, shownMail } from './effective-mail.ts'
import { effectiveProviders, effectiveWebhook, providerRow, shownChat, shownProviders } from './effective-services.ts'
import { withoutSecrets } from './without-secrets.ts'
import { connectionsArea, createStoredConnections } from './stored-connections.ts'
import type { StoredConnection } from './stored-connection.ts'

type Parts = { config: Config; database: Database; feed: ChangeFeed; log: Log; now: () => Date }
export type Connections = Awaited<ReturnType<typeof openConnections>>
type Person = Pick<Principal, 'id' | 'name'>

/**
 * Outside services: from the environment, and where it leaves them open from the admin area. What counts is in memory, so
 * that nobody waits for it; a change counts before it is acknowledged, and on other nodes once they hear of it.
 */
export async function openConnections({ config, database, feed, log, now }: Parts) {
  const rows = createStoredConnections(database, config.keyFile, now)
  const names = new Set(config.shown.filter(({ given }) => given).map(({ name }) => name))
  const environment = { mail: config.mail, names }
  let stored: ReadonlyMap<string, StoredConnection> = new Map()
  let inForce = combined()
  const inTurn = createSerialQueue()
  const pageListeners = new Set<() => void>()

  function combined() {
    return {
      mail: effectiveMail(environment, stored.get('mail')),
      webhook: effectiveWebhook(config.chat, stored.get('chat')),
      providers: effectiveProviders(config.oidcProviders, stored),
    }
  }

  const reload = () => inTurn.run(readAgain)

  async function readAgain(): Promise<void> {
    stored = await rows.read()
    const former = inForce
    const next = combined()
    // What stayed the same stays the same object: open connections to it go on.
    inForce = {
      mail: kept(inForce.mail, next.mail),
      webhook: kept(inForce.webhook, next.webhook),
      providers: kept(inForce.providers, next.providers),
    }
    const sameChat = Boolean(former.webhook) === Boolean(next.webhook)
    if (!sameChat || former.mail.route.kind !== next.mail.route.kind) pageListeners.forEach((listener) => listener())
    for (const [name, { problem }] of stored) if (problem) log.error('connection unreadable', { name, problem })
  }

  /** A change counts here before it is acknowledged. */
  async function changed(work: Promise<unknown>): Promise<void> {
    await work
    await reload()
    await feed.catchUp()
  }

  await reload()
  const unsubscribe = feed.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === connectionsArea || collection === '*'))
      reload().catch((cause) => log.warn('connections unreadable, the former ones go on to count', { cause }))
  })

  return {
    mail: () => inForce.mail,
    webhook: () => inForce.webhook,
    providers: () => inForce.providers,
    /** Told when pages say something else: who answers the chat, whether there is mail; on whichever node it was changed. */
    onOtherPages: (listener: () => void) => pageListeners.add(listener),
    shown: (): ShownConnections => ({
      mail: shownMail(environment, stored.get('mail')),
      chat: shownChat(config.chat, stored.get('chat')),
      providers: shownProviders(config.oidcProviders, stored, config.publicUrl),
    }),
    async saveMail({ password, privateKey, ...settings }: MailChange, by: Person) {
      const former = stored.get('mail')
      const before = former?.settings as MailSettings | undefined
      const sameServer =
        before?.host === settings.host && before.port === settings.port && before.user === settings.user
      requireSecretAgain(former, { password }, sameServer)
      requireSecretAgain(former, { privateKey }, before?.emailJsUrl === settings.emailJsUrl)
      await changed(rows.save('mail', settings, { password, privateKey }, deed(by, words.mail.title)))
    },
    async saveChat({ headerValue, ...settings }: ChatChange, by: Person) {
      const former = stored.get('chat')
      requireSecretAgain(former, { headerValue }, (former?.settings as ChatSettings | undefined)?.url === settings.url)
      await changed(rows.save('chat', settings, { headerValue }, deed(by, words.chat.title)))
    },
    async saveProvider(id: string, { clientSecret, ...settings }: ProviderChange, by: Person) {
      if (config.oidcProviders.some((provider) => provider.id === id))
        throw new AppError('conflict', 409, words.fixed('SCHAUFENSTER_OIDC_PROVIDERS'))
      const former = stored.get(providerRow(id))
      const entered = [...stored.keys()].filter((name) => name.startsWith(providerRow('')))
      if (!former && entered.length >= mostProviders)
        throw new AppError('conflict', 409, words.providers.most(mostProviders))
      const issuer = (former?.settings as ProviderSettings | undefined)?.issuer
      requireSecretAgain(former, { clientSecret }, issuer === settings.issuer)
      await changed(rows.save(providerRow(id), settings, { clientSecret }, deed(by, settings.name)))
    },
    async removeProvider(id: string, by: Person) {
      const former = stored.get(providerRow(id))?.settings as ProviderSettings | undefined
      if (!former) throw new AppError('not-found', 404, errorMessages.unknownItem)
      const removal = { ...deed(by, former.name), action: 'connection.remove' as const }
      await changed(rows.remove(providerRow(id), removal))
    },
    /** Takes the secrets in force out of a text that others wrote. */
    masked: (text: string) => withoutSecrets(text, inForce),
    close: unsubscribe,
  }
}

function deed(by: Person, subject: string) {
  return { by, subject, action: 'connection.change' as const }
}

/** A stored secret goes only where it was meant to go: whoever names another place types it again. */
function requireSecretAgain(former: StoredConnection | undefined, given: Record<string, unknown>, samePlace: boolean) {
  const fields = Object.entries(given)
    .filter(([field, value]) => value === undefined && former?.sealedFields.includes(field) && !samePlace)
    .map(([path]) => ({ path, message: words.secret.again }))
  if (fields.length > 0) throw new AppError('invalid-fields', 422, errorMessages.invalidFields, { fields })
}

function kept<Value>(former: Value, next: Value): Value {
  return JSON.stringify(former) === JSON.stringify(next) ? former : next
}
