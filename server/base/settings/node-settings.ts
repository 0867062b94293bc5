import { resolve } from 'node:path'
import { z } from 'zod'
import { webAddress, wholeNumber } from './setting-kinds.ts'

/** How many processes there are, how many connections one takes, and who keeps copies of pages in front of them. */
export const nodeSettings = {
  WORKERS: wholeNumber('1', 1, 64).describe(
    'processes on this machine that share the port; more than one needs PostgreSQL',
  ),
  SCHAUFENSTER_MAX_CONNECTIONS: wholeNumber('10000', 100, 1_000_000).describe('connections at once; more are closed'),
  SCHAUFENSTER_CDN_PURGE_URL: webAddress().describe(
    'who is told that copies of pages no longer count; empty = nobody keeps any',
  ),
  SCHAUFENSTER_CDN_PURGE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('file that tells an nginx on this machine of changes; empty = off'),
  SCHAUFENSTER_CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*[\u0020-\u007e]+$/, 'must be one header such as Authorization: Bearer secret')
    .optional()
    .describe('header sent along'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().describe(
    'collector that gets a trace of every answer that was worked out (OTLP over HTTP); empty = off',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .refine(areHeaders, 'must list headers as name=value, values percent-encoded')
    .describe('headers for it: name=value, separated by commas'),
  SCHAUFENSTER_CDN_SECONDS: wholeNumber('86400', 1, 31_536_000).describe('how long a CDN that is told may keep pages'),
}

type Values = {
  WORKERS: number
  SCHAUFENSTER_MAX_CONNECTIONS: number
  SCHAUFENSTER_CDN_PURGE_URL?: string | undefined
  SCHAUFENSTER_CDN_PURGE_FILE?: string | undefined
  SCHAUFENSTER_CDN_PURGE_HEADER?: string | undefined
  SCHAUFENSTER_CDN_SECONDS: number
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS: string
}

export function readNodeSettings(values: Values) {
  const { SCHAUFENSTER_CDN_PURGE_URL: purgeUrl, SCHAUFENSTER_CDN_PURGE_HEADER: header } = values
  const { SCHAUFENSTER_CDN_PURGE_FILE: file, SCHAUFENSTER_CDN_SECONDS: seconds } = values
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values
  return {
    workers: values.WORKERS,
    maxConnections: values.SCHAUFENSTER_MAX_CONNECTIONS,
    traces: endpoint ? { endpoint, headers: headerList(values.OTEL_EXPORTER_OTLP_HEADERS) } : undefined,
    cdn:
      purgeUrl || file
        ? { purgeUrl, purgeFile: file && resolve(file), header: headerPair(header), seconds }
        : undefined,
  }
}

/** Several processes on one file would wait for each other with every write, and count each for itself. */
export function nodeProblems(known: Record<string, string | undefined>): string[] {
  const isSeveral = Number(known.WORKERS ?? '1') > 1
  return isSeveral && !known.DATABASE_URL ? ['WORKERS needs DATABASE_URL: a SQLite file belongs to one process'] : []
}

function headerPair(setting: string | undefined): Record<string, string> {
  if (!setting) return {}
  const colon = setting.indexOf(':')
  return { [setting.slice(0, colon)]: setting.slice(colon + 1).trim() }
}

function areHeaders(setting: string): boolean {
  try {
    return Boolean(new Headers(headerList(setting)))
  } catch {
    return false
  }
}

/** As OpenTelemetry writes them; values are percent-encoded. */
function headerList(setting: string): Record<string, string> {
  const pairs = setting.split(',').filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), decodeURIComponent(value.join('=').trim())]
    }),
  )
}
