import { devices, type Browser } from '@playwright/test'

/** Of the first visit with an empty memory, in ms. */
export type SlowVisit = { painted: number; largest: number; fontsThere: number }

/** What Lighthouse reckons with, but really slow: every request waits, and the processor as well. */
const line = { latency: 150, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const timesSlower = 4

export async function visitSlowly(browser: Browser, url: string): Promise<SlowVisit> {
  const context = await browser.newContext({ ...devices['Moto G4'], viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<SlowVisit>((told) =>
          new PerformanceObserver((list) => {
            const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
            const fonts = files.filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd)
            const [first] = performance.getEntriesByName('first-contentful-paint')
            const largest = list.getEntries().at(-1)!.startTime
            told({ painted: first!.startTime, largest, fontsThere: Math.max(...fonts) })
          }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    )
  } finally {
    await context.close()
  }
}
