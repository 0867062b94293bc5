import { join } from 'node:path'
import { turnsBetween } from '#shared/status/incidents.ts'
import type { Backend } from './backend.ts'
import { createCarriedPages } from './http/carried-pages.ts'
import type { PageCache } from './http/page-cache.ts'

type Parts = {
  backend: Pick<Backend, 'config' | 'connections' | 'feed' | 'log' | 'now' | 'store'>
  cache: Pick<PageCache, 'take' | 'pages'>
  build: string
  /** The day for which pages were dropped last. */
  today(): string
}

/** Far more than what begins or ends by the clock is noticed late (server/status/follow-incidents.ts). */
const longestUnnoticedMs = 3_600_000
const endOfTime = new Date('9999-12-31T23:59:59Z')

/** Takes over the pages of the process before, and returns what leaves them for the next one. */
export function carryPages({ backend, cache, build, today }: Parts): () => Promise<void> {
  const { config, connections, feed, log, now, store } = backend

  /** Everything that pages are made of. Settings that are not shown are secrets, which no page tells. */
  function stamp(): string {
    const { mail, webhook } = connections
    const outside = [mail().route.kind, Boolean(mail().unreadable), Boolean(webhook())]
    return JSON.stringify([build, today(), feed.position, config.publicUrl.origin, config.shown, outside])
  }
  const carried = createCarriedPages({ file: join(config.dataDir, 'pages.carried'), log, stamp })
  cache.take(carried.take())

  /** Not while something is to begin or end by the clock: it may do so while nobody runs, and nobody would notice. */
  async function leave(): Promise<void> {
    const past = new Date(now().getTime() - longestUnnoticedMs)
    if (!turnsBetween(await store.list('incidents'), past, endOfTime)) carried.leave(cache.pages())
  }
  return () => leave().catch((cause: unknown) => log.warn('pages are not carried to the next start', { cause }))
}
