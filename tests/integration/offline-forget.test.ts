import { afterEach, expect, test, vi } from 'vitest'
import { createFakeCaches } from '../../app/service-worker/fake-caches.ts'

vi.stubGlobal('__BUILD_FACTS__', { version: 'v1', siteAssets: [], adminAssets: [] })
const { keepCopy } = await import('../../app/service-worker/copies.ts')
const { startKeeping } = await import('../../app/service-worker/kept-caches.ts')
const { forgetPages } = await import('#site/offline/offline-copy.ts')

afterEach(() => void vi.unstubAllGlobals())

test('a page that the worker is keeping while all are erased does not come back', async () => {
  const kept = createFakeCaches('https://musterwerk.example')
  const looked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const keys = vi.fn(kept.keys)
  keys.mockImplementationOnce(async () => {
    const names = await kept.keys()
    looked.resolve()
    await goOn.promise
    return names
  })
  vi.stubGlobal('caches', { ...kept, keys })
  const unregister = vi.fn()
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    serviceWorker: { getRegistration: async () => ({ unregister }) },
  })
  await startKeeping('schaufenster-pages-')

  const keeping = keepCopy('/faq', Object.defineProperty(new Response('Seite'), 'type', { value: 'basic' }))
  // The worker has seen that something may be kept; whatever the page can do now happens before it goes on.
  await looked.promise
  const forgetting = forgetPages()
  await new Promise(setImmediate)
  goOn.resolve()
  await Promise.all([keeping, forgetting])
  expect(await kept.keys()).toEqual([])
  expect(unregister).toHaveBeenCalled()
})
