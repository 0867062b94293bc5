import type { Values } from '#shared/editing/values.ts'
import { syncPaths, type CopyAnswer } from '#shared/offline/sync.ts'
import type { Offline } from '#admin/offline/offline.ts'
import { openOfflineBrowser, until } from './offline-browser.ts'
import { apiToken, startApp } from './start-app.ts'

export const question = { question: 'Was kostet das?', answer: 'Es kommt darauf an.' }
export const create = (values: Values) =>
  ({ kind: 'create', collection: 'faq', id: '', values, before: {}, base: { version: 0 } }) as const
export const idle = (tab: Offline) =>
  until(tab, ({ connection, changes }) => connection === 'online' && changes.length === 0)

/** A server without content, and a browser of somebody who may write. */
export async function startOfflineSite(options: { withLocks?: boolean } = {}) {
  const app = await startApp({ seeded: false })
  const authorized = (request: Request) => {
    request.headers.set('authorization', `Bearer ${apiToken}`)
    return app.fetch(request)
  }
  const browser = openOfflineBrowser(authorized, options)
  const copy = async () => (await (await app.send('GET', syncPaths.copy(null))).json()) as CopyAnswer
  /** Saves as an editor does that has the item open. */
  async function save(tab: Offline, id: string, values: Values) {
    const { item, waiting } = await tab.read('faq', id)
    const base = waiting ? { after: waiting.key } : { version: item!.version }
    return tab.submit({ kind: 'save', collection: 'faq', id, values, before: {}, base })
  }
  return {
    app,
    browser,
    copy,
    save,
    async [Symbol.asyncDispose]() {
      browser[Symbol.dispose]()
      await app[Symbol.asyncDispose]()
    },
  }
}
