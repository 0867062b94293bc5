import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackoff } from './backoff.ts'
import { createBell } from './bell.ts'
import { lead } from './leader.ts'

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
  const leading = lead(
    {
      fetch: async (path) => {
        if (!String(path).includes('feed')) return answers.copy()
        asked++
        return feed()
      },
      bell: createBell(),
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
