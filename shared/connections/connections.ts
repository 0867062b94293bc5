import { connectionMessages } from '#shared/messages/connections.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { z } from '#shared/zod.ts'
import { mailHost } from './mail-host.ts'

const words = connectionMessages.fields

const mailKinds = ['none', 'smtp', 'emailjs'] as const
const smtpTlsKinds = ['implicit', 'starttls', 'if-offered'] as const
/** Each request says these by itself; with one of them it fails. */
const headersOfTheConnection =
  /^(host|connection|keep-alive|content-length|content-type|expect|te|trailer|transfer-encoding|upgrade)$/i
/** More than anybody wants on a sign-in page. */
export const mostProviders = 10
export const defaultEmailJsUrl = 'https://api.emailjs.com'

/** A secret is kept (left out), replaced, or removed (null); none is ever sent back. */
const secret = line(1_000).min(1, words.required).nullable().optional()
/** Goes into a header of HTTP. */
const headerSecret = line(1_000)
  .min(1, words.required)
  .regex(/^[ -~]*$/, words.ascii)
  .nullable()
  .optional()

const mailFields = {
  kind: z.enum(mailKinds),
  host: line(253)
    .refine((value) => mailHost(value) !== undefined, words.host)
    .or(z.literal('')),
  port: z.number(words.port).int(words.port).min(1, words.port).max(65_535, words.port),
  tls: z.enum(smtpTlsKinds),
  user: line(320),
  emailJsUrl: webAddress().or(z.literal('')),
  publicKey: line(200),
  serviceId: line(200),
  templateId: line(200),
  from: emailAddress(),
  to: emailAddress(),
}
const chatFields = {
  url: webAddress().or(z.literal('')),
  headerName: line(100)
    .regex(/^[\w-]+$/, words.header)
    .refine((name) => !headersOfTheConnection.test(name), words.reservedHeader),
}
const providerFields = {
  name: line(60).min(1, words.required),
  // OpenID Connect Discovery, 4.1: an issuer has neither a query nor a fragment.
  issuer: webAddress().refine((issuer) => !/[?#]/.test(issuer), words.issuer),
  clientId: line(500).min(1, words.required),
  adminGroups: z.array(line(200).min(1)).max(50).default([]),
  editorGroups: z.array(line(200).min(1)).max(50).default([]),
}

/** What a connection is stored as. Fields that another version added are left out, not refused. */
export const mailSettingsSchema = z.object(mailFields).superRefine(requireWay)
export const chatSettingsSchema = z.object(chatFields)
export const providerSettingsSchema = z.object(providerFields)

/** Mail as the form sends it. What does not belong to the chosen way is kept for a change of mind. */
export const mailConnectionSchema = z
  .strictObject({ ...mailFields, password: secret, privateKey: secret })
  .superRefine(requireWay)

export const chatConnectionSchema = z.strictObject({ ...chatFields, headerValue: headerSecret })

export const providerIdSchema = z
  .string()
  .regex(/^(?!credential$)[a-z0-9-]{1,32}$/, connectionMessages.providers.idForm)

export const providerConnectionSchema = z.strictObject({ ...providerFields, clientSecret: secret })

export type MailChange = z.output<typeof mailConnectionSchema>
export type ChatChange = z.output<typeof chatConnectionSchema>
export type ProviderChange = z.output<typeof providerConnectionSchema>
export type MailSettings = z.output<typeof mailSettingsSchema>
export type ChatSettings = z.output<typeof chatSettingsSchema>
export type ProviderSettings = z.output<typeof providerSettingsSchema>

/** A connection as administrators see it: which secrets there are, never what they are. */
export type ShownConnection<Settings> = {
  values: Settings
  secrets: Record<string, boolean>
  /** Fields that the environment decides, each with the name of its variable. */
  fixed: Record<string, string>
  /** Why it is off although it was set up. */
  problem: string | null
}
export type ShownProvider = ShownConnection<ProviderSettings> & { id: string; callback: string }
export type ShownConnections = {
  mail: ShownConnection<MailSettings>
  chat: ShownConnection<ChatSettings>
  providers: ShownProvider[]
}

/** How a test went, with what the other side said. */
export type ConnectionTest = { ok: boolean; text: string; answer: string | null }

export const noMail: MailSettings = {
  kind: 'none',
  host: '',
  port: 587,
  tls: 'starttls',
  user: '',
  emailJsUrl: '',
  publicKey: '',
  serviceId: '',
  templateId: '',
  from: '',
  to: '',
}

/** What the chosen way cannot do without. */
function requireWay(values: Pick<MailSettings, keyof typeof mailFields>, context: z.RefinementCtx) {
  const needed = { none: [], smtp: ['host'], emailjs: ['publicKey', 'serviceId', 'templateId'] } as const
  for (const field of needed[values.kind])
    if (!values[field]) context.addIssue({ code: 'custom', path: [field], message: words.required })
}

function line(max: number) {
  return (
    z
      .string(words.required)
      .trim()
      .max(max, words.tooLong(max))
      .regex(/^\P{Cc}*$/u, words.controls)
      // Half a character cannot be part of an address.
      .regex(/^\P{Cs}*$/u, words.controls)
  )
}

function emailAddress() {
  return z.string().trim().transform(asciiEmail).pipe(z.email(words.email)).or(z.literal(''))
}

/** An address that a request can be made for: `fetch` takes none with a password in it. */
function webAddress() {
  return line(2_000)
    .refine((value) => /^https?:\/\//i.test(value) && URL.canParse(value), words.web)
    .refine((value) => !URL.canParse(value) || !hasPassword(new URL(value)), words.noPassword)
}

function hasPassword({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}
