import { defaultEmailJsUrl, noMail, type MailSettings, type ShownConnection } from '#shared/connections/connections.ts'
import { mailHost } from '#shared/connections/mail-host.ts'
import type { EnvironmentMail, MailConfig, MailRoute } from '../base/settings/mail-config.ts'
import { readSmtpAddress } from '../base/settings/smtp-address.ts'
import type { StoredConnection } from './stored-connection.ts'

/** Mail as the environment gives it, and the names of the settings that it gives. */
type Given = { mail: EnvironmentMail; names: ReadonlySet<string> }
type Shown = ShownConnection<MailSettings>

/** What counts: the environment, and where it leaves something open what was entered in the admin area. */
export function effectiveMail({ mail, names }: Given, stored: StoredConnection | undefined): MailConfig {
  const settings = openSettings({ mail, names }, stored)
  const isOpen = mail.route.kind === 'none'
  return {
    route: isOpen ? openRoute(settings, stored) : mail.route,
    from: settings.from || undefined,
    to: settings.to || undefined,
    ...(isOpen && stored?.problem && { unreadable: stored.problem }),
  }
}

/** What is stored may be no way at all; then `unreadable` says so. */
function openRoute(settings: MailSettings, stored: StoredConnection | undefined): MailRoute {
  try {
    return routeOf(settings, stored?.secrets ?? {})
  } catch {
    return { kind: 'none' }
  }
}

export function shownMail({ mail, names }: Given, stored: StoredConnection | undefined): Shown {
  const values = openSettings({ mail, names }, stored)
  const fields = stored?.sealedFields ?? []
  const secrets = { password: fields.includes('password'), privateKey: fields.includes('privateKey') }
  const fixed: Record<string, string> = {
    ...(mail.from && { from: 'SCHAUFENSTER_MAIL_FROM' }),
    ...(mail.to && { to: 'SCHAUFENSTER_MAIL_TO' }),
    ...(names.has('SCHAUFENSTER_SMTP_TLS') && { tls: 'SCHAUFENSTER_SMTP_TLS' }),
    ...(names.has('SCHAUFENSTER_EMAILJS_URL') && { emailJsUrl: 'SCHAUFENSTER_EMAILJS_URL' }),
  }
  const { route } = mail
  if (route.kind === 'none') return { values, secrets, fixed, problem: stored?.problem ?? null }
  if (route.kind === 'emailjs') {
    const { url: emailJsUrl, publicKey, serviceId, templateId } = route
    return {
      values: { ...values, kind: 'emailjs', emailJsUrl, publicKey, serviceId, templateId },
      secrets: { ...secrets, privateKey: route.privateKey !== '' },
      fixed: {
        kind: 'SCHAUFENSTER_EMAILJS_PUBLIC_KEY',
        emailJsUrl: 'SCHAUFENSTER_EMAILJS_URL',
        publicKey: 'SCHAUFENSTER_EMAILJS_PUBLIC_KEY',
        serviceId: 'SCHAUFENSTER_EMAILJS_SERVICE_ID',
        templateId: 'SCHAUFENSTER_EMAILJS_TEMPLATE_ID',
        privateKey: 'SCHAUFENSTER_EMAILJS_PRIVATE_KEY',
        ...fixed,
      },
      problem: null,
    }
  }
  const { host, port, implicitTls, user, password } = readSmtpAddress(route.url)
  const byUrl = Object.fromEntries(
    ['kind', 'host', 'port', 'tls', 'user', 'password'].map((field) => [field, 'SCHAUFENSTER_SMTP_URL']),
  )
  return {
    values: {
      ...values,
      kind: 'smtp',
      host,
      port,
      tls: implicitTls ? 'implicit' : tlsKind(route.tls),
      user,
    },
    secrets: { ...secrets, password: password !== '' },
    fixed: { ...byUrl, ...fixed },
    problem: null,
  }
}

/** What was entered, with the single settings of the environment in their places. */
function openSettings({ mail, names }: Given, stored: StoredConnection | undefined): MailSettings {
  const entered = stored?.settings as MailSettings | undefined
  return {
    ...noMail,
    ...entered,
    ...(mail.from && { from: mail.from }),
    ...(mail.to && { to: mail.to }),
    ...(names.has('SCHAUFENSTER_SMTP_TLS') && { tls: tlsKind(mail.tls) }),
    ...(names.has('SCHAUFENSTER_EMAILJS_URL') && { emailJsUrl: mail.emailJsUrl }),
  }
}

function tlsKind(tls: EnvironmentMail['tls']): MailSettings['tls'] {
  return tls === 'required' ? 'starttls' : tls
}

/** Throws where nothing could be sent this way. */
export function routeOf(settings: MailSettings, secrets: Record<string, string>): MailRoute {
  const { kind, host, port, tls, user, publicKey, serviceId, templateId } = settings
  if (kind === 'none') return { kind }
  if (kind === 'emailjs') {
    const url = settings.emailJsUrl || defaultEmailJsUrl
    return { kind, url, publicKey, serviceId, templateId, privateKey: secrets.privateKey ?? '' }
  }
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(secrets.password ?? '')}@` : ''
  const url = `${tls === 'implicit' ? 'smtps' : 'smtp'}://${login}${mailHost(host)}:${port}`
  readSmtpAddress(url)
  return { kind, url, tls: tls === 'if-offered' ? 'if-offered' : 'required' }
}
