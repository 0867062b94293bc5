import type { ChatSettings, ProviderSettings, ShownConnection, ShownProvider } from '#shared/connections/connections.ts'
import type { Config } from '../base/config.ts'
import { providerSchema, type Provider } from '../base/settings/oidc-provider.ts'
import type { StoredConnection } from './stored-connection.ts'

type Webhook = Config['chat']['webhook']
type Stored = ReadonlyMap<string, StoredConnection>

export const noChat: ChatSettings = { url: '', headerName: 'Authorization' }
export const providerRow = (id: string) => `provider:${id}`
/** Undefined for a row that is no provider. */
export const idOfRow = (name: string) =>
  name.startsWith(providerRow('')) ? name.slice(providerRow('').length) : undefined

/** The request that a visitor's question makes; throws where none can be made. */
export function webhookRequest({ url, headerName }: ChatSettings, { headerValue }: Record<string, string>) {
  return url && new Request(url, { headers: headerValue ? { [headerName]: headerValue } : {} })
}

/** A provider as the site works with it; throws where nobody could sign in there. */
export function providerOf(id: string, settings: ProviderSettings, { clientSecret }: Record<string, string>): Provider {
  return providerSchema.parse({ id, ...settings, clientSecret })
}

/** The workflow of the environment, else the one that was entered. While its header cannot be read nobody is asked. */
export function effectiveWebhook(chat: Config['chat'], stored: StoredConnection | undefined): Webhook {
  if (chat.webhook) return chat.webhook
  const { url, headerName } = (stored?.settings ?? noChat) as ChatSettings
  if (!url || stored?.problem) return undefined
  const value = stored?.secrets.headerValue
  return { url, header: chat.header ?? (value ? { name: headerName, value } : undefined), timeoutMs: chat.timeoutMs }
}

export function shownChat(chat: Config['chat'], stored: StoredConnection | undefined): ShownConnection<ChatSettings> {
  const settings = (stored?.settings ?? noChat) as ChatSettings
  const header = chat.webhook?.header ?? chat.header
  const urlName = 'SCHAUFENSTER_CHAT_WEBHOOK_URL'
  const headerSetting = 'SCHAUFENSTER_CHAT_WEBHOOK_HEADER'
  return {
    values: { url: chat.webhook?.url ?? settings.url, headerName: header?.name ?? settings.headerName },
    secrets: {
      headerValue: chat.webhook || header ? header !== undefined : (stored?.sealedFields ?? []).includes('headerValue'),
    },
    fixed: {
      ...(chat.webhook && { url: urlName }),
      ...((chat.webhook || header) && { headerName: headerSetting, headerValue: headerSetting }),
    },
    problem: chat.webhook ? null : (stored?.problem ?? null),
  }
}

/** Those of the environment, and further ones that were entered; without its secret nobody can sign in at one. */
export function effectiveProviders(given: Provider[], stored: Stored): Provider[] {
  const entered = storedProviders(given, stored)
    .filter(({ connection }) => !connection.problem)
    .map(({ id, connection: { settings, secrets } }) => providerOf(id, settings as ProviderSettings, secrets))
  return [...given, ...entered]
}

export function shownProviders(given: Provider[], stored: Stored, publicUrl: URL): ShownProvider[] {
  const callback = (id: string) => new URL(`/__/auth/callback/${id}`, publicUrl).href
  const name = 'SCHAUFENSTER_OIDC_PROVIDERS'
  return [
    ...given.map(({ id, clientSecret, ...provider }) => ({
      id,
      callback: callback(id),
      values: {
        name: provider.name,
        issuer: provider.issuer,
        clientId: provider.clientId,
        adminGroups: provider.adminGroups,
        editorGroups: provider.editorGroups,
      },
      secrets: { clientSecret: clientSecret !== undefined },
      fixed: {
        name,
        issuer: name,
        clientId: name,
        clientSecret: name,
        adminGroups: name,
        editorGroups: name,
      },
      problem: null,
    })),
    ...storedProviders(given, stored).map(({ id, connection: { settings, sealedFields, problem } }) => ({
      id,
      callback: callback(id),
      values: settings as ProviderSettings,
      secrets: { clientSecret: sealedFields.includes('clientSecret') },
      fixed: {},
      problem,
    })),
  ]
}

function storedProviders(given: Provider[], stored: Stored) {
  return [...stored].flatMap(([name, connection]) => {
    const id = idOfRow(name)
    return id && !given.some((provider) => provider.id === id) ? [{ id, connection }] : []
  })
}
