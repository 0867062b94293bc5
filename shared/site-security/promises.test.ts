import { expect, test } from 'vitest'
import { judgePromises, type Evidence, type OwnAnswer, type PromiseName } from './promises.ts'

const now = new Date('2026-11-17T04:00:00.000Z')
const good: Evidence = {
  answer: {
    at: now.toISOString(),
    tls: { protocol: 'TLSv1.3', validTo: '2027-01-31T00:00:00.000Z' },
    headers: {
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'sha256-aaa=' 'sha256-bbb=' https://zaehler.example; object-src 'none'; frame-ancestors 'self'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    },
  },
  selfTest: { at: '2026-11-17T02:00:00.000Z', pages: 60, findings: [], declaredHosts: [] },
  dependenciesAt: '2026-11-01T00:00:00.000Z',
  backupAt: '2026-11-17T02:10:00.000Z',
  now,
}
const lineOf = (promise: PromiseName, evidence: Evidence) =>
  judgePromises(evidence).find((line) => line.promise === promise)!
const answering = (change: Partial<OwnAnswer>): Evidence => ({ ...good, answer: { ...good.answer, ...change } })
const saying = (name: string, value: string | undefined): Evidence => {
  const { [name]: _before, ...headers } = good.answer.headers
  return answering({ headers: value === undefined ? headers : { ...headers, [name]: value } })
}
const validTo = good.answer.tls!.validTo

test('a site that does what it promises keeps every promise, with what was measured and when', () => {
  const lines = judgePromises(good)
  expect(lines.map(({ promise, state }) => [promise, state]).filter(([, state]) => state !== 'kept')).toEqual([])
  expect(lines).toHaveLength(12)
  expect(lineOf('tls', good)).toMatchObject({ value: 'TLS 1.3', at: now.toISOString() })
  expect(lineOf('certificate', good)).toMatchObject({ value: '', until: validTo })
  expect(lineOf('csp', good).value).toBe(
    "default-src 'self'; script-src 'self' 'sha256-…' https://zaehler.example; object-src 'none'; frame-ancestors 'self'",
  )
  expect(lineOf('foreign', good).at).toBe(good.selfTest!.at)
  expect(lineOf('dependencies', good).at).toBe(good.dependenciesAt)
  expect(lineOf('backup', good).at).toBe(good.backupAt)
})

const policy = 'content-security-policy'
const whole = good.answer.headers[policy]!
test.each<[PromiseName, string, Evidence]>([
  ['tls', 'an old protocol', answering({ tls: { protocol: 'TLSv1.1', validTo } })],
  ['tls', 'no encryption', answering({ tls: null })],
  ['certificate', 'ends in six days', answering({ tls: { protocol: 'TLSv1.3', validTo: '2026-11-23T00:00:00Z' } })],
  ['certificate', 'nobody believes it', answering({ tls: undefined, certificateProblem: 'CERT_HAS_EXPIRED' })],
  ['certificate', 'no encryption', answering({ tls: null })],
  ['hsts', 'a day', saying('strict-transport-security', 'max-age=86400')],
  ['hsts', 'missing', saying('strict-transport-security', undefined)],
  ['csp', 'missing', saying(policy, undefined)],
  ['csp', 'anything inline', saying(policy, whole.replace('script-src', "script-src 'unsafe-inline'"))],
  ['csp', 'anybody', saying(policy, whole.replace('script-src', 'script-src https:'))],
  ['csp', 'plug-ins', saying(policy, whole.replace("object-src 'none'; ", ''))],
  ['framing', 'missing', saying(policy, whole.replace(/; frame-ancestors.*/, ''))],
  ['framing', 'another site', saying(policy, whole.replace("ancestors 'self'", 'ancestors https://a.example'))],
  ['opener', 'open', saying('cross-origin-opener-policy', 'unsafe-none')],
  ['sniffing', 'missing', saying('x-content-type-options', undefined)],
  ['referrer', 'the whole address', saying('referrer-policy', 'unsafe-url')],
  [
    'permissions',
    'one left open',
    saying('permissions-policy', 'geolocation=(self), microphone=(), payment=(), usb=()'),
  ],
  ['foreign', 'a host', { ...good, selfTest: { ...good.selfTest!, declaredHosts: ['bilder.example'] } }],
  ['foreign', 'long ago', { ...good, selfTest: { ...good.selfTest!, at: '2026-11-10T00:00:00.000Z' } }],
  ['dependencies', 'too long ago', { ...good, dependenciesAt: '2026-10-01T00:00:00.000Z' }],
  ['backup', 'too long ago', { ...good, backupAt: '2026-11-14T02:00:00.000Z' }],
])('%s is broken: %s', (promise, _case, evidence) => {
  expect(lineOf(promise, evidence).state).toBe('broken')
})

test('what nobody could look at is not called kept', () => {
  const withoutHsts = saying('strict-transport-security', undefined).answer
  const blind: Evidence = {
    ...good,
    answer: { ...withoutHsts, tls: undefined },
    selfTest: undefined,
    dependenciesAt: undefined,
    backupAt: undefined,
  }
  const unknown = judgePromises(blind).filter(({ state }) => state === 'unknown')
  expect(unknown.map(({ promise }) => promise)).toEqual([
    'tls',
    'certificate',
    'hsts',
    'foreign',
    'dependencies',
    'backup',
  ])
  expect(unknown.every(({ at, value }) => at === null && value === '')).toBe(true)
})
