import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaker } from './waker.ts'
import { createBackoff, runLeader } from './leader.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answers = {
  copy: () => Response.json({ mark: '1:a', complete: false, items: [], gone: [] }),
  cut: () => new Response(''),
  broken: () => new Response(null, { status: 502 }),
}

/** How often the feed was asked for within ten minutes. */
async function feedsAsked(feed: () => Response): Promise<number> {
  let asked = 0
  const leaving = new AbortController()
  const leading = runLeader(
    {
      fetch: async (path) => {
        if (!String(path).includes('feed')) return answers.copy()
        asked++
        return feed()
      },
      waker: createWaker(),
      backoff: createBackoff(() => 0.5),
      checkWanted: () => false,
      replay: async () => {},
      mark: async () => null,
      takeOver: async () => {},
      tell: () => {},
    },
    leaving.signal,
  )
  await vi.advanceTimersByTimeAsync(600_000)
  leaving.abort()
  await leading
  return asked
}

test('a feed that is cut or refused at once is asked for less and less often', async () => {
  for (const feed of [answers.cut, answers.broken]) {
    const asked = await feedsAsked(feed)
    expect(asked).toBeGreaterThan(10)
    expect(asked).toBeLessThan(30)
  }
})

test('a change in the feed is heard however the network cuts it, and nothing else is', async () => {
  const pulled: string[] = []
  const feed = new TransformStream<Uint8Array, Uint8Array>()
  const writer = feed.writable.getWriter()
  const say = (text: string) => writer.write(new TextEncoder().encode(text))
  const leaving = new AbortController()
  const leading = runLeader(
    {
      fetch: async (path) => {
        if (String(path).includes('feed')) return new Response(feed.readable)
        pulled.push(String(path))
        return answers.copy()
      },
      waker: createWaker(),
      backoff: createBackoff(() => 0.5),
      checkWanted: () => false,
      replay: async () => {},
      mark: async () => null,
      takeOver: async () => {},
      tell: () => {},
    },
    leaving.signal,
  )
  const pulls = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return pulled.length
  }
  expect(await pulls()).toBe(1)
  await say('event: cha')
  expect(await pulls()).toBe(1)
  await say('nge\ndata: {}\n\n')
  expect(await pulls()).toBe(2)
  await say(': event: change\n\n')
  expect(await pulls()).toBe(2)
  await say('event: change\ndata: {}\n\nevent: change\ndata: {}\n\n')
  expect(await pulls()).toBe(3)
  leaving.abort()
  await leading
})
