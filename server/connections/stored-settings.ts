import {
  chatSettingsSchema,
  mailSettingsSchema,
  noMail,
  providerSettingsSchema,
  type ChatSettings,
  type MailSettings,
  type ProviderSettings,
} from '#shared/connections/connections.ts'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { routeOf } from './effective-mail.ts'
import { idOfRow, noChat, providerOf, webhookRequest } from './effective-services.ts'

type Settings = Record<string, unknown>
type Kind = {
  schema: typeof mailSettingsSchema | typeof chatSettingsSchema | typeof providerSettingsSchema
  empty: Settings
  labels: Record<string, unknown>
  /** Makes of it what the site works with, and throws where it could not. */
  build(settings: Settings, secrets: Record<string, string>): unknown
}

function kindOf(name: string): Kind {
  const id = idOfRow(name)
  if (id !== undefined)
    return {
      schema: providerSettingsSchema,
      empty: { name: id, issuer: '', clientId: '', adminGroups: [], editorGroups: [] } satisfies ProviderSettings,
      labels: words.providers,
      build: (settings, secrets) => providerOf(id, settings as ProviderSettings, secrets),
    }
  if (name === 'chat')
    return {
      schema: chatSettingsSchema,
      empty: noChat,
      labels: words.chat,
      build: (settings, secrets) => webhookRequest(settings as ChatSettings, secrets),
    }
  return {
    schema: mailSettingsSchema,
    empty: noMail,
    labels: words.mail,
    build: (settings, secrets) => routeOf(settings as MailSettings, secrets),
  }
}

/** Another version may keep further ones. */
export function isConnectionRow(name: string): boolean {
  return name === 'mail' || name === 'chat' || idOfRow(name) !== undefined
}

/** Stored settings in today's form. With a problem they are what could be saved of them, for the form to begin with. */
export function readSettings(name: string, text: string): { settings: unknown; problem: string | null } {
  const { schema, empty, labels } = kindOf(name)
  const entered = readObject(text)
  if (!entered) return { settings: empty, problem: words.stored.unreadable }
  const all = { ...empty, ...entered }
  const { success, data, error } = schema.safeParse(all)
  if (success) return { settings: data, problem: null }
  const fields = [...new Set(error.issues.map(({ path }) => String(labels[String(path[0])] ?? path[0])))]
  const salvaged = Object.entries(schema.shape).map(([field, one]) => {
    const result = one.safeParse(all[field as keyof typeof all])
    return [field, result.success ? result.data : empty[field]]
  })
  return { settings: Object.fromEntries(salvaged) as Settings, problem: words.stored.wrong(fields.join(', ')) }
}

/** Whether the site can work with it: asked before it is saved and when it is read, of the code that will use it. */
export function isUsable(name: string, settings: unknown, secrets: Record<string, string>): boolean {
  try {
    kindOf(name).build(settings as Settings, secrets)
    return true
  } catch {
    return false
  }
}

/** Undefined where the text is no JSON, or something else than an object. */
export function readObject(text: string): Settings | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : undefined
  } catch {
    return undefined
  }
}
