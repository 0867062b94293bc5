import { join, resolve } from 'node:path'
import { z } from 'zod'
import { accountEmail } from '#shared/text/email.ts'
import { ownPath } from '#shared/addresses/own-path.ts'
import { backupSettings, readBackupSettings } from './settings/backup-settings.ts'
import { nodeProblems, nodeSettings, readNodeSettings } from './settings/node-settings.ts'
import { providerSchema } from './settings/oidc-provider.ts'
import {
  commaList,
  email,
  isNetwork,
  isOrigin,
  jsonList,
  optionalUrl,
  port,
  webAddress,
  wholeNumber,
} from './settings/setting-kinds.ts'
import { shownSettings } from './settings/shown-settings.ts'
import { mailProblems, readMailConfig } from './settings/mail-config.ts'
import { isSmtpAddress } from './settings/smtp-address.ts'
import { readS3Settings, s3Problems } from './settings/s3-settings.ts'
import { outboundLimits } from './limits.ts'
import { startError } from './start-error.ts'

export type Config = ReturnType<typeof readConfig>

/** As OWASP recommends scrypt where memory is short: 17 MB for each password. No setting makes it cheaper. */
export const passwordCost = { N: 16_384, r: 8, p: 5 }

/** Every setting of the process, read once. docs/operating/settings.md explains them; .env.example lists them. */
export const settings = {
  PORT: port('3000'),
  HOST: z.string().min(1).default('0.0.0.0').describe('address to listen on'),
  PUBLIC_URL: optionalUrl(['http:', 'https:'])
    .refine((value) => value === undefined || isOrigin(value), 'must be an address without path, query or password')
    .describe('address visitors use; default http://localhost:PORT'),
  DATABASE_URL: optionalUrl(['postgres:', 'postgresql:']).describe(
    'PostgreSQL; empty = SQLite file in the data folder',
  ),
  SCHAUFENSTER_DATA_DIR: z.string().min(1).default('data').describe('folder for the SQLite file and media'),
  SCHAUFENSTER_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('key that seals passwords entered in the admin area; default connections.key in the data folder'),
  SCHAUFENSTER_TRUSTED_PROXIES: commaList()
    .refine((entries) => entries.every(isNetwork), 'must list IP addresses or networks such as 10.0.0.0/8')
    .describe('addresses or networks whose X-Forwarded-* headers count, separated by commas'),
  SCHAUFENSTER_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  SCHAUFENSTER_PAGE_CACHE_MB: wholeNumber('64', 1, 1_024).describe('memory for rendered pages'),
  SCHAUFENSTER_RENDERS_PER_MINUTE: wholeNumber('600', 60, 1_000_000).describe(
    'pages per minute and visitor that are not in memory',
  ),
  SCHAUFENSTER_FAREWELL_SECONDS: wholeNumber('1', 0, 60).describe(
    'how long requests are still taken after SIGTERM, while readiness says no',
  ),
  SCHAUFENSTER_BODY_LIMIT_KB: wholeNumber('1024', 16, 102_400).describe('largest request body'),
  SCHAUFENSTER_HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .describe('tells browsers to reach every subdomain by https only as well'),
  SCHAUFENSTER_API_TOKEN: z
    .string()
    .default('')
    .refine((value) => value === '' || value.length >= 32, 'must have at least 32 characters')
    .describe('bearer token for content changes by scripts; empty = off'),
  SCHAUFENSTER_METRICS_TOKEN: z
    .string()
    .default('')
    .refine((value) => value === '' || value.length >= 16, 'must have at least 16 characters')
    .describe('bearer token for /metrics and the details of /readyz; empty = this machine only'),
  SCHAUFENSTER_INDEXNOW_URL: webAddress().describe(
    'IndexNow service that is told of published pages, such as https://api.indexnow.org/indexnow; empty = as chosen under „Auffindbarkeit“',
  ),
  SCHAUFENSTER_WEBSUB_HUB_URL: webAddress().describe(
    'WebSub hub that feeds name and that is told of new posts and jobs; empty = as chosen under „Auffindbarkeit“',
  ),
  SCHAUFENSTER_CHAT_WEBHOOK_URL: webAddress().describe(
    'workflow that answers the chat; empty = the built-in assistant',
  ),
  SCHAUFENSTER_CHAT_WEBHOOK_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*[\u0020-\u007e]+$/, 'must be one header such as Authorization: Bearer secret')
    .optional()
    .describe('header sent along to the workflow'),
  SCHAUFENSTER_CHAT_TIMEOUT_SECONDS: wholeNumber(String(outboundLimits.chatSilenceMs / 1_000), 1, 300).describe(
    'how long the workflow may be silent',
  ),
  SCHAUFENSTER_CHAT_PER_MINUTE: wholeNumber('100', 1, 10_000).describe('questions per minute and visitor'),
  SCHAUFENSTER_PROJECT_ID: z.string().min(1).default('schaufenster').describe('name of this site in GET /v1/projects'),
  SCHAUFENSTER_AUTHORIZED_DOMAINS: commaList().describe(
    'hosts on which people may sign in; default: host of PUBLIC_URL, localhost, 127.0.0.1',
  ),
  SCHAUFENSTER_TOKEN_SYNC_PATH: z
    .string()
    .default('')
    .refine(
      (value) => value === '' || (value.startsWith('/') && ownPath(value) === value),
      'must be a path of this site such as /hooks/session',
    )
    .describe('further address of this site that hears of sign-ins and sign-outs; empty = none'),
  SCHAUFENSTER_OIDC_PROVIDERS: jsonList(providerSchema)
    .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, 'must not use an id twice')
    .describe('OpenID Connect providers as a JSON list; empty = local accounts only'),
  SCHAUFENSTER_SMTP_URL: optionalUrl(['smtp:', 'smtps:'])
    .refine((value) => value === undefined || isSmtpAddress(value), 'must name a mail server that can exist')
    .describe('mail server that delivers messages'),
  SCHAUFENSTER_SMTP_TLS: z
    .enum(['required', 'if-offered'], 'must be required or if-offered')
    .default('required')
    .describe('whether smtp:// must turn to TLS; loopback never has to'),
  SCHAUFENSTER_MAIL_FROM: email().optional().describe('sender of all mail'),
  SCHAUFENSTER_MAIL_TO: email().optional().describe('who receives contact messages'),
  SCHAUFENSTER_EMAILJS_URL: webAddress()
    .default('https://api.emailjs.com')
    .describe('EmailJS-compatible provider instead of a mail server'),
  SCHAUFENSTER_EMAILJS_PUBLIC_KEY: z.string().default(''),
  SCHAUFENSTER_EMAILJS_SERVICE_ID: z.string().default(''),
  SCHAUFENSTER_EMAILJS_TEMPLATE_ID: z.string().default(''),
  SCHAUFENSTER_EMAILJS_PRIVATE_KEY: z
    .string()
    .default('')
    .describe('sent as accessToken when the provider asks for it'),
  SCHAUFENSTER_CONTACT_BLOCK_HEADLESS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .describe('whether the contact form refuses automated browsers (451)'),
  SCHAUFENSTER_CONTACT_BLOCKED_SENDERS: commaList()
    .refine((entries) => entries.every((entry) => email().safeParse(entry).success), 'must list e-mail addresses')
    .describe('e-mail addresses whose messages are refused (403), separated by commas'),
  SCHAUFENSTER_CONTACT_PAUSE_SECONDS: wholeNumber('0', 0, 86_400).describe(
    'least time between two messages from one browser (429); 0 = off',
  ),
  SCHAUFENSTER_UPLOAD_LIMIT_MB: wholeNumber('100', 1, 2_000).describe(
    'largest file in the media library, videos apart',
  ),
  SCHAUFENSTER_VIDEO_LIMIT_MB: wholeNumber('200', 1, 4_000).describe('largest video in the media library'),
  SCHAUFENSTER_MEDIA_QUOTA_MB: wholeNumber('10240', 1, 10_000_000).describe('all files of the media library together'),
  SCHAUFENSTER_DRAWING_PROCESSES: wholeNumber('2', 1, 32).describe('how many pictures are drawn at a time'),
  SCHAUFENSTER_DRAWING_MEMORY_MB: wholeNumber('512', 128, 16_384).describe('memory that drawing one picture may take'),
  SCHAUFENSTER_S3_ENDPOINT: webAddress().describe('S3-compatible store for media; empty = data folder'),
  SCHAUFENSTER_S3_BUCKET: z.string().default('').describe('bucket of the S3 store'),
  SCHAUFENSTER_S3_REGION: z.string().default('us-east-1').describe('region of the S3 store'),
  SCHAUFENSTER_S3_ACCESS_KEY: z.string().default('').describe('access key of the S3 store'),
  SCHAUFENSTER_S3_SECRET_KEY: z.string().default('').describe('secret key of the S3 store'),
  ...backupSettings,
  ...nodeSettings,
}

export function readConfig(environment: Record<string, string | undefined>) {
  const known = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name] || undefined]))
  // Read once in the life of a process: no parser is made for it.
  const result = z.object(settings).safeParse(known, { jitless: true })
  const problems = [
    ...(result.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []),
    ...mailProblems(known),
    ...unknownSettings(environment).map((name) => `${name} is not a setting of this version`),
    ...s3Problems(known),
    ...nodeProblems(known),
  ]
  if (!result.success || problems.length > 0)
    throw startError(`These settings need attention:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)

  const values = result.data
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  const dataDir = resolve(values.SCHAUFENSTER_DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    sqliteFile: join(dataDir, 'schaufenster.sqlite'),
    hstsSubDomains: values.SCHAUFENSTER_HSTS_SUBDOMAINS === 'true',
    keyFile: resolve(values.SCHAUFENSTER_KEY_FILE ?? join(dataDir, 'connections.key')),
    trustedProxies: values.SCHAUFENSTER_TRUSTED_PROXIES,
    logLevel: values.SCHAUFENSTER_LOG_LEVEL,
    pageCacheBytes: values.SCHAUFENSTER_PAGE_CACHE_MB * 1_048_576,
    rendersPerMinute: values.SCHAUFENSTER_RENDERS_PER_MINUTE,
    farewellMs: values.SCHAUFENSTER_FAREWELL_SECONDS * 1_000,
    bodyLimitBytes: values.SCHAUFENSTER_BODY_LIMIT_KB * 1_024,
    apiToken: values.SCHAUFENSTER_API_TOKEN,
    metricsToken: values.SCHAUFENSTER_METRICS_TOKEN,
    /** Who outside hears of what is published. */
    announce: { indexNowUrl: values.SCHAUFENSTER_INDEXNOW_URL, webSubHub: values.SCHAUFENSTER_WEBSUB_HUB_URL },
    chat: {
      perMinute: values.SCHAUFENSTER_CHAT_PER_MINUTE,
      timeoutMs: values.SCHAUFENSTER_CHAT_TIMEOUT_SECONDS * 1_000,
      header: headerOf(values.SCHAUFENSTER_CHAT_WEBHOOK_HEADER),
      webhook:
        values.SCHAUFENSTER_CHAT_WEBHOOK_URL === undefined
          ? undefined
          : {
              url: values.SCHAUFENSTER_CHAT_WEBHOOK_URL,
              header: headerOf(values.SCHAUFENSTER_CHAT_WEBHOOK_HEADER),
              timeoutMs: values.SCHAUFENSTER_CHAT_TIMEOUT_SECONDS * 1_000,
            },
    },
    projectId: values.SCHAUFENSTER_PROJECT_ID,
    authorizedDomains:
      values.SCHAUFENSTER_AUTHORIZED_DOMAINS.length > 0
        ? values.SCHAUFENSTER_AUTHORIZED_DOMAINS
        : [...new Set([publicUrl.hostname, 'localhost', '127.0.0.1'])],
    tokenSyncPath: values.SCHAUFENSTER_TOKEN_SYNC_PATH,
    oidcProviders: values.SCHAUFENSTER_OIDC_PROVIDERS,
    shown: shownSettings(known, values),
    mail: readMailConfig(values),
    contact: {
      blockHeadless: values.SCHAUFENSTER_CONTACT_BLOCK_HEADLESS === 'on',
      blockedSenders: values.SCHAUFENSTER_CONTACT_BLOCKED_SENDERS.map(accountEmail),
      pauseMs: values.SCHAUFENSTER_CONTACT_PAUSE_SECONDS * 1_000,
    },
    mediaDir: join(dataDir, 'media'),
    uploadLimitBytes: values.SCHAUFENSTER_UPLOAD_LIMIT_MB * 1_048_576,
    videoLimitBytes: values.SCHAUFENSTER_VIDEO_LIMIT_MB * 1_048_576,
    mediaQuotaBytes: values.SCHAUFENSTER_MEDIA_QUOTA_MB * 1_048_576,
    drawing: {
      processes: values.SCHAUFENSTER_DRAWING_PROCESSES,
      memoryBytes: values.SCHAUFENSTER_DRAWING_MEMORY_MB * 1_048_576,
      environment: surroundings(environment),
    },
    objectStorage: readS3Settings(known),
    backup: readBackupSettings(values, known, dataDir),
    ...readNodeSettings(values),
    outbound: { ...outboundLimits },
    passwordCost,
    development: false,
  }
}

const passedOn = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
]

/** What a process that opens pictures of strangers may know of the environment: where things are, no secrets. */
function surroundings(environment: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(passedOn.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
}

function headerOf(setting: string | undefined): { name: string; value: string } | undefined {
  if (!setting) return undefined
  const colon = setting.indexOf(':')
  return { name: setting.slice(0, colon), value: setting.slice(colon + 1).trim() }
}

function unknownSettings(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment).filter((name) => name.startsWith('SCHAUFENSTER_') && !(name in settings))
}
