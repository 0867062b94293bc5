import { mayBeSealed, type SelfTestResult } from '#shared/self-test/self-test.ts'
import type { siteSecurityWords } from '#shared/messages/site-security.ts'

export type PromiseName = keyof typeof siteSecurityWords.texts.promises
type PromiseState = 'kept' | 'broken' | 'unknown'
/** What the site promises, what was found, and when. */
export type PromiseLine = {
  promise: PromiseName
  state: PromiseState
  /** What the answer said, such as a header; empty where a date says everything. */
  value: string
  /** How long something counts, such as a certificate. */
  until?: string
  /** When it was looked at; null for never. */
  at: string | null
}

/** What an answer of the site looked like from outside, or from within where it has no public address. */
export type OwnAnswer = {
  at: string
  headers: Readonly<Record<string, string>>
  /** Undefined where nobody could look; null where the public address is not encrypted. */
  tls: { protocol: string; validTo: string } | null | undefined
  /** The certificate does not convince; the reason as the connection named it. */
  certificateProblem?: string
}
export type Evidence = {
  answer: OwnAnswer
  selfTest: SelfTestResult | undefined
  /** When the packages were last compared with known weaknesses. */
  dependenciesAt: string | undefined
  /** Since when it is known that a backup can be restored. */
  backupAt: string | undefined
  now: Date
}
type Found = Pick<PromiseLine, 'state' | 'value' | 'until'>
type Rule = { read(evidence: Evidence): Found; at?(evidence: Evidence): string | undefined }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const certificateLeftMs = 7 * dayMs
const halfYearSeconds = 180 * 86_400
/** The promise says a month; a late day is no breach. */
const dependenciesForMs = 35 * dayMs
/** A night may be missed. */
const backupForMs = 48 * hourMs
const strictReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const closedFeatures = ['geolocation', 'microphone', 'payment', 'usb']

const rules: Record<PromiseName, Rule> = {
  tls: {
    read({ answer: { tls } }) {
      if (tls === undefined) return nobodyKnows
      if (tls === null) return found(false, 'HTTP')
      return found(/^TLSv1\.[23]$/.test(tls.protocol), tls.protocol.replace('TLSv', 'TLS '))
    },
  },
  certificate: {
    read({ answer: { tls, certificateProblem }, now }) {
      if (certificateProblem) return found(false, certificateProblem)
      if (tls === undefined) return nobodyKnows
      if (tls === null) return found(false, 'HTTP')
      return { ...found(Date.parse(tls.validTo) - now.getTime() > certificateLeftMs, ''), until: tls.validTo }
    },
  },
  hsts: {
    read({ answer: { tls, headers } }) {
      if (tls === undefined && headers['strict-transport-security'] === undefined) return nobodyKnows
      return headerFound(headers['strict-transport-security'], (value) => {
        return Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0) >= halfYearSeconds
      })
    },
  },
  csp: {
    read: ({ answer: { headers } }) =>
      headerFound(headers['content-security-policy'], (value) => runsOwnScriptsOnly(directivesOf(value)), shortPolicy),
  },
  framing: {
    read: ({ answer: { headers } }) => {
      const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors')
      return headerFound(
        ancestors && `frame-ancestors ${ancestors.join(' ')}`,
        () => ancestors?.length === 1 && ["'self'", "'none'"].includes(ancestors[0]!),
      )
    },
  },
  opener: {
    read: ({ answer: { headers } }) =>
      headerFound(headers['cross-origin-opener-policy'], (value) => /^same-origin(-allow-popups)?$/.test(value)),
  },
  sniffing: {
    read: ({ answer: { headers } }) =>
      headerFound(headers['x-content-type-options'], (value) => value.toLowerCase() === 'nosniff'),
  },
  referrer: {
    read: ({ answer: { headers } }) =>
      headerFound(headers['referrer-policy'], (value) => strictReferrers.includes(value.toLowerCase())),
  },
  permissions: {
    read: ({ answer: { headers } }) =>
      headerFound(headers['permissions-policy'], (value) =>
        closedFeatures.every((feature) => new RegExp(`(^|[\\s,])${feature}=\\(\\)`).test(value)),
      ),
  },
  foreign: {
    read({ selfTest, now }) {
      if (!selfTest) return nobodyKnows
      return found(mayBeSealed(selfTest, now), selfTest.declaredHosts.join(', '))
    },
    at: ({ selfTest }) => selfTest?.at,
  },
  dependencies: {
    read: ({ dependenciesAt, now }) => since(dependenciesAt, dependenciesForMs, now),
    at: ({ dependenciesAt }) => dependenciesAt,
  },
  backup: {
    read: ({ backupAt, now }) => since(backupAt, backupForMs, now),
    at: ({ backupAt }) => backupAt,
  },
}

/** Every promise in its order, with what was found of it. */
export function judgePromises(evidence: Evidence): PromiseLine[] {
  return (Object.keys(rules) as PromiseName[]).map((promise) => {
    const { read, at } = rules[promise]
    const line = read(evidence)
    const lookedAt = at ? at(evidence) : line.state === 'unknown' ? undefined : evidence.answer.at
    return { promise, ...line, at: lookedAt ?? null }
  })
}

const nobodyKnows: Found = { state: 'unknown', value: '' }

function found(kept: boolean, value: string): Found {
  return { state: kept ? 'kept' : 'broken', value }
}

function headerFound(
  value: string | undefined,
  isGood: (value: string) => boolean | undefined,
  shown = (text: string) => text,
): Found {
  return value === undefined ? found(false, '') : found(isGood(value.trim()) === true, shown(value.trim()))
}

function since(at: string | undefined, forMs: number, now: Date): Found {
  return at === undefined ? nobodyKnows : found(now.getTime() - Date.parse(at) <= forMs, '')
}

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]))
}

/** Named hosts are fine, for registered services; anything and anybody is not. */
function runsOwnScriptsOnly(directives: Map<string, string[]>): boolean {
  const scripts = directives.get('script-src') ?? directives.get('default-src')
  const objects = directives.get('object-src') ?? directives.get('default-src')
  const isOpen = (source: string) => /^('unsafe-(inline|eval|hashes)'|\*|https?:|data:|blob:)$/i.test(source)
  return scripts !== undefined && !scripts.some(isOpen) && objects?.join() === "'none'"
}

/** Hashes say nothing to people, and there is one for each script. */
function shortPolicy(policy: string): string {
  return policy.replaceAll(/(?:'sha(\d+)-[^']+'\s*)+/g, "'sha$1-…' ").replaceAll(/ +(?=;|$)/g, '')
}
