// oxlint-disable-next-line no-unassigned-import -- puts IndexedDB where browsers have it
import 'fake-indexeddb/auto'
import { openIndexedDbStore } from '#admin/offline/indexed-db-store.ts'
import type { OfflineStore } from '#admin/offline/tables.ts'
import { createOffline, type Offline } from '#admin/offline/offline.ts'

type Fetch = typeof globalThis.fetch
/** How the network of a browser behaves; `lost` answers get to the server and not back, which may be the end of it. */
type Network = { down: boolean; lost: number; failing: number; downAfterLoss: boolean; stalled: boolean }

let browsers = 0

/** A browser with tabs that share one IndexedDB, one lock and one channel; the server is a function. */
export function openOfflineBrowser(server: (request: Request) => Promise<Response>, { withLocks = true } = {}) {
  const name = `browser-${++browsers}`
  const network: Network = { down: false, lost: 0, failing: 0, downAfterLoss: false, stalled: false }
  const tabs = new Set<Offline>()
  const requests: string[] = []

  const fetch: Fetch = async (path, init) => {
    const request = new Request(new URL(String(path), 'http://localhost:3000'), init)
    requests.push(`${request.method} ${new URL(request.url).pathname}`)
    if (network.down) throw new TypeError('Failed to fetch')
    if (network.failing > 0) {
      network.failing--
      return Response.json({ error: { message: 'Später' } }, { status: 503 })
    }
    if (network.stalled) return new Promise<Response>(() => {})
    const response = await server(request)
    if (network.lost > 0 && request.method !== 'GET') {
      network.lost--
      network.down ||= network.downAfterLoss
      throw new TypeError('Failed to fetch')
    }
    return response
  }

  async function openTab({ full = false, restMs = 0 } = {}): Promise<Offline> {
    const store = await openIndexedDbStore(name)
    const tab = createOffline({
      store: full ? withoutRoom(store) : store,
      fetch,
      locks: withLocks ? navigator.locks : undefined,
      channel: new BroadcastChannel(name),
      lockName: name,
      restMs,
      // The shortest waits that there are.
      random: () => -0.499,
    })
    tabs.add(tab)
    await tab.start()
    return tab
  }
  function closeTab(tab: Offline) {
    tabs.delete(tab)
    tab.close()
  }
  return {
    network,
    requests,
    tabs,
    openTab,
    closeTab,
    [Symbol.dispose]() {
      for (const tab of tabs) tab.close()
    },
  }
}

/** There is room for changes, but not for a copy of items. */
function withoutRoom(store: OfflineStore): OfflineStore {
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  return { ...store, write: (work) => store.write((tables) => work({ ...tables, items: { ...tables.items, put } })) }
}

/** Until the tab's status is as wanted. */
export async function until(tab: Offline, wanted: (status: ReturnType<Offline['status']['get']>) => boolean) {
  if (wanted(tab.status.get())) return
  await new Promise<void>((resolve) => {
    const stop = tab.status.subscribe(() => {
      if (!wanted(tab.status.get())) return
      stop()
      resolve()
    })
  })
}
