import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#kit/state/fake-browser.ts'
import type { ConsentSettings } from '#shared/consent/consent.ts'

const settings: ConsentSettings = { revision: 1, months: 12, services: [], offlineCopy: 'necessary' }
const shown = { revision: 1, hash: 'a'.repeat(64) }
type Sent = { method: string; key: string }

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** A page of the site, and a server that answers as planned. */
async function openPage(values?: Map<string, string>, options: { blocked?: boolean } = {}) {
  vi.resetModules()
  const browser = stubBrowser({ stored: Object.fromEntries(values ?? []), ...options })
  const server = { answer: (_method: string): number | 'lost' => 200, ledger: [] as Sent[], asked: 0 }
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', async (_path: string, { method, body, headers }: RequestInit) => {
    server.asked++
    const status = server.answer(method!)
    if (status === 'lost') throw new TypeError('Failed to fetch')
    const { decision } = JSON.parse(String(body ?? '{}')) as { decision?: string }
    const key = decision ?? (headers as Record<string, string>)['consent-decision']!
    if (status === 200) server.ledger.push({ method: method!, key })
    return { status }
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: browser.root }))
  vi.stubGlobal('history', { state: null })
  const consent = await import('./consent-store.ts')
  const { startConsent } = await import('./start-consent.ts')
  const { sendDecisions, waitingDecisions } = await import('./decision-queue.ts')
  startConsent(settings)
  return { ...consent, browser, server, settle: sendDecisions, waitingDecisions }
}

test('before a choice nothing is stored and nothing sent', async () => {
  const { browser, server, settle } = await openPage()
  await settle()
  expect([browser.values.size, server.asked]).toEqual([0, 0])
})

test('a withdrawal without a connection waits on the device and is sent by the next page, after what came before', async () => {
  const first = await openPage()
  first.server.answer = () => 'lost'
  first.acceptAll(shown)
  first.resetConsent()
  await first.settle()
  expect(first.consentState()).toMatchObject({ bannerVisible: true, record: null })
  expect([...first.browser.values.keys()]).toEqual(['schaufenster-consent-unsent'])
  expect(first.server.ledger).toEqual([])

  const second = await openPage(first.browser.values)
  await second.settle()
  expect(second.server.ledger.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  expect(second.browser.values.size).toBe(0)
})

test('what waits is sent when the connection is back, each decision under the key it was given first', async () => {
  const { acceptAll, rejectAll, browser, server, settle, consentState, waitingDecisions } = await openPage()
  for (const answer of ['lost', 503, 429] as const) {
    server.answer = () => answer
    if (answer === 'lost') acceptAll(shown)
    if (answer === 503) rejectAll(shown)
    await settle()
  }
  const keys = waitingDecisions().map(({ key }) => key)
  expect(keys).toHaveLength(2)
  server.answer = () => 200
  browser.window.dispatchEvent(new Event('online'))
  await expect.poll(() => server.ledger.map(({ key }) => key)).toEqual(keys)
  await expect.poll(() => consentState().record?.sent).toBe(true)
  expect([...browser.values.keys()]).toEqual(['schaufenster-consent'])
})

test('a decision that the server refuses for good does not hold up the others', async () => {
  const { acceptAll, resetConsent, browser, server, settle } = await openPage()
  server.answer = (method) => (method === 'POST' ? 422 : 200)
  acceptAll(shown)
  resetConsent()
  await settle()
  expect(server.ledger.map(({ method }) => method)).toEqual(['DELETE'])
  expect(browser.values.size).toBe(0)
})

test('with storage blocked decisions are sent as long as the page is there', async () => {
  const { acceptAll, resetConsent, server, settle } = await openPage(undefined, { blocked: true })
  server.answer = () => 'lost'
  acceptAll(shown)
  await settle()
  server.answer = () => 200
  resetConsent()
  await settle()
  expect(server.ledger.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})

test('a choice that an earlier version of the site left unsent is sent', async () => {
  const left = { necessary: true, preferences: true, analytics: true, marketing: true, id: 'b'.repeat(32) }
  const record = JSON.stringify({ ...left, at: new Date().toISOString(), revision: 1, notice: shown.hash, sent: false })
  const { server, settle, consentState } = await openPage(new Map([['schaufenster-consent', record]]))
  await settle()
  expect(server.ledger.map(({ method }) => method)).toEqual(['POST'])
  await expect.poll(() => consentState().record?.sent).toBe(true)
})

test('something else under the name of the queue stops nobody', async () => {
  for (const odd of ['kaputt', 'null', '{}', '[null, 1, {"id":"x"}]']) {
    const { acceptAll, server, settle } = await openPage(new Map([['schaufenster-consent-unsent', odd]]))
    acceptAll(shown)
    await settle()
    expect(server.ledger.map(({ method }) => method)).toEqual(['POST'])
  }
})
