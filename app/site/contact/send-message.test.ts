import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFormTicket } from './form-ticket.ts'
import { isNetworkFailure, sendContactMessage, statusOf } from './send-message.ts'

const values = { name: 'Annika Scholz', email: 'a@b.de', phone: '0361 1234567', message: 'Eine Nachricht.' }
const noGuards = { blockHeadless: false, pauseMs: 0 }
type Answer = { status: number; text?: string } | 'offline' | 'silence'

let calls: { url: string; body: Record<string, unknown> }[] = []

/** Answers ticket requests with ticket-1, ticket-2 and so on, and messages as told. */
function answer(...answers: Answer[]) {
  let tickets = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (String(url).endsWith('/ticket')) return Response.json({ ticket: `ticket-${++tickets}` })
    calls.push({ url, body: JSON.parse(String(init?.body)) as Record<string, unknown> })
    const next = answers.shift() ?? { status: 200, text: 'OK' }
    if (next === 'offline') throw new TypeError('Failed to fetch')
    if (next === 'silence') return new Promise(() => {})
    return new Response(next.text ?? '', { status: next.status })
  })
}

async function send(guards = noGuards) {
  const sending = sendContactMessage({
    values,
    recipient: 'kontakt@firma.example',
    ticket: createFormTicket(),
    guards,
  }).then(
    () => 'sent' as const,
    (error: unknown) => error as Error,
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return sending
}

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('location', { origin: 'https://www.firma.example', pathname: '/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the client calls our own site with the ticket as public key', async () => {
  answer()
  expect(await send()).toBe('sent')
  expect(calls).toEqual([
    {
      url: 'https://www.firma.example/api/v1.0/email/send',
      body: {
        lib_version: '4.4.1',
        user_id: 'ticket-1',
        service_id: 'schaufenster',
        template_id: 'kontakt',
        template_params: {
          to_email: 'kontakt@firma.example',
          from_name: values.name,
          from_email: values.email,
          phone: values.phone,
          message: values.message,
        },
      },
    },
  ])
})

test.each([201, 202, 400, 429, 500])('status %i is no success', async (status) => {
  answer({ status })
  const error = (await send()) as Error
  expect(error.message).toBe('E-Mail konnte nicht gesendet werden')
  expect([statusOf(error), isNetworkFailure(error)]).toEqual([status, false])
  expect(calls).toHaveLength(1)
})

test.each(['offline', 'silence'] as const)('%s is the network failure with status 0', async (kind) => {
  answer(kind)
  const error = (await send()) as Error
  expect(error.cause).toMatchObject({ status: 0, text: 'Network Error' })
  expect(isNetworkFailure(error)).toBe(true)
})

test('a refused ticket is replaced once, not twice', async () => {
  answer({ status: 403 }, { status: 200 })
  expect(await send()).toBe('sent')
  expect(calls.map(({ body }) => body.user_id)).toEqual(['ticket-1', 'ticket-2'])
  calls = []
  answer({ status: 403 }, { status: 403 }, { status: 200 })
  expect(statusOf(await send())).toBe(403)
  expect(calls).toHaveLength(2)
})

test('the guards of the client answer before anything is sent, once they are switched on', async () => {
  answer()
  vi.stubGlobal('navigator', { webdriver: true, languages: ['de'] })
  const headless = (await send({ ...noGuards, blockHeadless: true })) as Error
  expect(headless.cause).toMatchObject({ status: 451, text: 'Unavailable For Headless Browser' })
  expect(calls).toEqual([])
  expect(await send({ ...noGuards, pauseMs: 120_000 })).toBe('sent')
  const hasty = (await send({ ...noGuards, pauseMs: 120_000 })) as Error
  expect(hasty.cause).toMatchObject({ status: 429, text: 'Too Many Requests' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await send({ ...noGuards, pauseMs: 120_000 })).toBe('sent')
})
