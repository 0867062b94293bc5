import { createHash } from 'node:crypto'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { DiscoverySettings } from '#shared/content/discovery.ts'
import type { Config } from '#server/base/config.ts'
import type { Database } from '#server/database/schema.ts'
import { readServerSecret } from '#server/database/server-secret.ts'
import type { Listener, ToldChange } from './announce.ts'

type Settings = Pick<Config, 'publicUrl' | 'announce' | 'outbound'>

type Choice = Pick<DiscoverySettings, 'indexNow' | 'webSub'>

/** Who is told where the owner only says that somebody shall be. */
const usualIndexNow = 'https://api.indexnow.org/indexnow'
const usualHub = 'https://pubsubhubbub.appspot.com/'

/** Whom to tell: as the environment has it, and where it leaves that open as the owner chose; undefined = nobody. */
export function toldServices({ announce }: Pick<Settings, 'announce'>, choice: Choice | undefined) {
  return {
    indexNowUrl: announce.indexNowUrl || (choice?.indexNow ? usualIndexNow : undefined),
    webSubHub: announce.webSubHub || (choice?.webSub ? usualHub : undefined),
  }
}

/** Search engines (IndexNow) and readers of feeds (WebSub), as far as somebody wants them told. */
export function createListeners(config: Settings, database: Database, choice: Choice | undefined): Listener[] {
  const { indexNowUrl, webSubHub } = toldServices(config, choice)
  return [
    ...(indexNowUrl ? [indexNow(indexNowUrl, config, database)] : []),
    ...(webSubHub ? [webSub(webSubHub, config)] : []),
  ]
}

/** By this key the service knows that who tells is the site itself; 32 signs of the alphabet that it allows. */
export async function indexNowKey(database: Database): Promise<string> {
  const secret = await readServerSecret(database, 'index-now')
  return createHash('sha256').update(secret).digest('hex').slice(0, 32)
}

function indexNow(url: string, { publicUrl, outbound }: Settings, database: Database): Listener {
  return {
    service: 'index-now',
    async tell(changes) {
      const addresses = [...new Set(changes.flatMap(pathOf))].map((path) => publicUrl.origin + path)
      if (addresses.length === 0) return
      const body = {
        host: publicUrl.host,
        key: await indexNowKey(database),
        keyLocation: publicUrl.origin + discoveryPaths.indexNowKey(),
        urlList: addresses,
      }
      await post(url, 'application/json; charset=utf-8', JSON.stringify(body), outbound.announceMs)
    },
  }
}

/** The page of an item, or a page itself; what only appears on pages of others is found there in time. */
function pathOf({ collection, id, address }: ToldChange): string[] {
  if (collection === 'pages') return [id === 'home' ? paths.home() : `/${id}`]
  return [itemPath(collection, { id, address })].filter((path) => path !== undefined)
}

const feedsOf: Record<string, string[]> = {
  blogPosts: [discoveryPaths.blogFeed('xml'), discoveryPaths.blogFeed('json')],
  jobs: [discoveryPaths.jobFeed('xml'), discoveryPaths.jobFeed('json')],
}

function webSub(hub: string, { publicUrl, outbound }: Settings): Listener {
  return {
    service: 'web-sub',
    async tell(changes) {
      const feeds = new Set(changes.flatMap(({ collection }) => feedsOf[collection] ?? []))
      for (const feed of feeds) {
        const form = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': publicUrl.origin + feed })
        await post(hub, 'application/x-www-form-urlencoded', form.toString(), outbound.announceMs)
      }
    },
  }
}

async function post(url: string, type: string, body: string, timeoutMs: number): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
