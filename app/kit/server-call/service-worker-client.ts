import { serviceWorkerPath, type ServiceWorkerAnswer, type ServiceWorkerMessage } from '#shared/offline/offline-copy.ts'

const patienceMs = 120_000

/** Resolves to false where there is no worker: in development, without encryption, or where the browser refuses. */
export async function registerServiceWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' })
    return true
  } catch {
    return false
  }
}

/** Whether the worker has done it; false without a worker. */
export async function tellServiceWorker(message: ServiceWorkerMessage): Promise<boolean> {
  return (await askServiceWorker(message)).done
}

export async function askServiceWorker(message: ServiceWorkerMessage): Promise<ServiceWorkerAnswer> {
  const worker = await findWorker()
  if (!worker) return { done: false }
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<ServiceWorkerAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as ServiceWorkerAnswer))
    setTimeout(() => resolve({ done: false }), patienceMs)
  })
  port1.start()
  worker.postMessage(message, [port2])
  return answered.finally(() => port1.close())
}

/** The one at work; right after the first registration the one that is about to be. */
async function findWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.active ?? registration?.waiting ?? registration?.installing ?? null
}
