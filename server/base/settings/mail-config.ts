/** The settings of mail as they stand in the environment, each valid by itself. */
type MailValues = {
  SCHAUFENSTER_SMTP_URL?: string
  SCHAUFENSTER_SMTP_TLS: 'required' | 'if-offered'
  SCHAUFENSTER_EMAILJS_URL: string
  SCHAUFENSTER_EMAILJS_PUBLIC_KEY: string
  SCHAUFENSTER_EMAILJS_SERVICE_ID: string
  SCHAUFENSTER_EMAILJS_TEMPLATE_ID: string
  SCHAUFENSTER_EMAILJS_PRIVATE_KEY: string
  SCHAUFENSTER_MAIL_FROM?: string
  SCHAUFENSTER_MAIL_TO?: string
}

export type SmtpRoute = { kind: 'smtp'; url: string; tls: 'required' | 'if-offered' }
export type EmailJsRoute = {
  kind: 'emailjs'
  url: string
  publicKey: string
  serviceId: string
  templateId: string
  privateKey: string
}
/** How messages leave the inbox; without a route they stay there. */
export type MailRoute = SmtpRoute | EmailJsRoute | { kind: 'none' }
export type MailConfig = {
  route: MailRoute
  from?: string
  to?: string
  /** Why the password of the route cannot be read: mail waits until it can. */
  unreadable?: string
}
/** With what also counts for a route that the admin area gives. */
export type EnvironmentMail = MailConfig & { tls: 'required' | 'if-offered'; emailJsUrl: string }

const emailJsIds = [
  'SCHAUFENSTER_EMAILJS_PUBLIC_KEY',
  'SCHAUFENSTER_EMAILJS_SERVICE_ID',
  'SCHAUFENSTER_EMAILJS_TEMPLATE_ID',
] as const

export function readMailConfig(values: MailValues): EnvironmentMail {
  return {
    route: routeOf(values),
    from: values.SCHAUFENSTER_MAIL_FROM,
    to: values.SCHAUFENSTER_MAIL_TO,
    tls: values.SCHAUFENSTER_SMTP_TLS,
    emailJsUrl: values.SCHAUFENSTER_EMAILJS_URL,
  }
}

/** What cannot be seen from one setting alone. */
export function mailProblems(environment: Record<string, string | undefined>): string[] {
  const missing = emailJsIds.filter((name) => !environment[name])
  if (missing.length === emailJsIds.length) return []
  if (missing.length > 0) return missing.map((name) => `${name} is missing, the other ids of the provider are set`)
  return environment.SCHAUFENSTER_SMTP_URL
    ? ['SCHAUFENSTER_SMTP_URL and the ids of an EmailJS provider exclude each other: choose one way out']
    : []
}

function routeOf(values: MailValues): MailRoute {
  if (values.SCHAUFENSTER_SMTP_URL)
    return { kind: 'smtp', url: values.SCHAUFENSTER_SMTP_URL, tls: values.SCHAUFENSTER_SMTP_TLS }
  if (!values.SCHAUFENSTER_EMAILJS_PUBLIC_KEY) return { kind: 'none' }
  return {
    kind: 'emailjs',
    url: values.SCHAUFENSTER_EMAILJS_URL,
    publicKey: values.SCHAUFENSTER_EMAILJS_PUBLIC_KEY,
    serviceId: values.SCHAUFENSTER_EMAILJS_SERVICE_ID,
    templateId: values.SCHAUFENSTER_EMAILJS_TEMPLATE_ID,
    privateKey: values.SCHAUFENSTER_EMAILJS_PRIVATE_KEY,
  }
}

export function isMailServer({ route, unreadable }: Pick<MailConfig, 'route' | 'unreadable'>): boolean {
  return route.kind === 'smtp' && !unreadable
}
