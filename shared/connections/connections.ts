import { connectionMessages } from '#shared/messages/connections.ts'
import { asciiEmail } from '#shared/text/email.ts'
import { z } from '#shared/zod.ts'

const words = connectionMessages.fields

const mailKinds = ['none', 'smtp', 'emailjs'] as const
const smtpTlsKinds = ['implicit', 'starttls', 'if-offered'] as const
/** More than anybody wants on a sign-in page. */
export const mostProviders = 10
export const defaultEmailJsUrl = 'https://api.emailjs.com'

const hostName = /^(\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)$/iu

/** A secret is kept (left out), replaced, or removed (null); none is ever sent back. */
const secret = line(1_000).min(1, words.required).nullable().optional()
/** Goes into a header of HTTP. */
const headerSecret = line(1_000)
  .min(1, words.required)
  .regex(/^[ -~]*$/, words.ascii)
  .nullable()
  .optional()

/** Mail as the form sends it. What does not belong to the chosen way is kept for a change of mind. */
export const mailConnectionSchema = z
  .strictObject({
    kind: z.enum(mailKinds),
    host: line(253).regex(hostName, words.host).or(z.literal('')),
    port: z.number(words.port).int(words.port).min(1, words.port).max(65_535, words.port),
    tls: z.enum(smtpTlsKinds),
    user: line(320),
    password: secret,
    emailJsUrl: webAddress().or(z.literal('')),
    publicKey: line(200),
    serviceId: line(200),
    templateId: line(200),
    privateKey: secret,
    from: emailAddress(),
    to: emailAddress(),
  })
  .superRefine((values, context) => {
    const needed = { none: [], smtp: ['host'], emailjs: ['publicKey', 'serviceId', 'templateId'] } as const
    for (const field of needed[values.kind])
      if (!values[field]) context.addIssue({ code: 'custom', path: [field], message: words.required })
  })

export const chatConnectionSchema = z.strictObject({
  url: webAddress()
    .refine((value) => !/\/\/[^/]*@/.test(value), words.noPassword)
    .or(z.literal('')),
  headerName: line(100).regex(/^[\w-]+$/, words.header),
  headerValue: headerSecret,
})

export const providerIdSchema = z
  .string()
  .regex(/^(?!credential$)[a-z0-9-]{1,32}$/, connectionMessages.providers.idForm)

export const providerConnectionSchema = z.strictObject({
  name: line(60).min(1, words.required),
  issuer: webAddress(),
  clientId: line(500).min(1, words.required),
  clientSecret: secret,
  adminGroups: z.array(line(200).min(1)).max(50).default([]),
  editorGroups: z.array(line(200).min(1)).max(50).default([]),
})

export type MailChange = z.output<typeof mailConnectionSchema>
export type ChatChange = z.output<typeof chatConnectionSchema>
export type ProviderChange = z.output<typeof providerConnectionSchema>
export type MailSettings = Omit<MailChange, 'password' | 'privateKey'>
export type ChatSettings = Omit<ChatChange, 'headerValue'>
export type ProviderSettings = Omit<ProviderChange, 'clientSecret'>

/** A connection as administrators see it: which secrets there are, never what they are. */
export type ShownConnection<Settings> = {
  values: Settings
  secrets: Record<string, boolean>
  /** Fields that the environment decides, each with the name of its variable. */
  fixed: Record<string, string>
  /** Why its secrets cannot be read. */
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

function line(max: number) {
  return z
    .string(words.required)
    .trim()
    .max(max, words.tooLong(max))
    .regex(/^\P{Cc}*$/u, words.controls)
}

function emailAddress() {
  return z.string().trim().transform(asciiEmail).pipe(z.email(words.email)).or(z.literal(''))
}

function webAddress() {
  return line(2_000).refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), words.web)
}
