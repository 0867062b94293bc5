import { adminCachePrefix, type ServiceWorkerAnswer, type ServiceWorkerMessage } from '#shared/offline/offline-copy.ts'
import { keepAdmin } from './answer-admin.ts'
import { keepPages } from './keep-pages.ts'
import { deleteCachesOf } from './kept-caches.ts'
import { shownCopyOf } from './shown-copies.ts'

/** Pages of this site only can send messages here. */
export async function answerMessage({ data, source, ports }: ExtendableMessageEvent): Promise<void> {
  const message = data as ServiceWorkerMessage
  const answer: ServiceWorkerAnswer = await carryOut(message, source && 'id' in source ? source.id : '').catch(() => ({
    done: false,
  }))
  ports[0]?.postMessage(answer)
}

async function carryOut(message: ServiceWorkerMessage, client: string): Promise<ServiceWorkerAnswer> {
  switch (message.type) {
    case 'keep-pages':
      await keepPages(message.page)
      return { done: true }
    case 'copy-shown':
      return { done: true, keptAt: shownCopyOf(client) }
    case 'keep-admin':
      await keepAdmin()
      return { done: true }
    case 'forget-admin':
      await deleteCachesOf(adminCachePrefix)
      return { done: true }
    default:
      return { done: false }
  }
}
