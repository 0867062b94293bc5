import type { Config } from '#server/base/config.ts'
import type { Log } from '#server/base/log.ts'
import { openPurgeFile } from './purge-file.ts'

type Parts = {
  config: Pick<Config, 'cdn' | 'publicUrl' | 'outbound'>
  /** The paths of all pages. */
  pages(): Promise<string[]>
  log: Log
}

/** All pages share one key: header, footer and lists of one show content of others. */
export const surrogateKey = 'pages'
/** An answer that was under way when the first word came may have been kept after it. */
const againMs = 2_000

/**
 * Tells whoever keeps copies in front that they no longer count. Every node does it, after it has dropped its own: what it
 * sent before is older than its word, so no copy of before the change outlives it.
 */
export function openCdnPurge({ config, pages, log }: Parts) {
  const { cdn, publicUrl, outbound } = config
  const closed = new AbortController()
  const file = openPurgeFile(cdn?.purgeFile, log)
  let running: Promise<void> | undefined
  let isDue = false
  let timer: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    if (!cdn?.purgeUrl) return
    const urls = (await pages().catch(() => [])).map((path) => publicUrl.origin + path)
    const response = await fetch(cdn.purgeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cdn.header },
      body: JSON.stringify({ surrogateKeys: [surrogateKey], urls }),
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(outbound.cdnPurgeMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the CDN answered ${response.status}`)
  }

  /** Changes that come while one word is on its way share the next. */
  async function tellAll(): Promise<void> {
    while (isDue && !closed.signal.aborted) {
      isDue = false
      try {
        await send()
      } catch (cause) {
        if (!closed.signal.aborted) log.error('the CDN could not be told, it may show old pages', { cause })
      }
    }
  }

  function tell(): Promise<void> {
    isDue = true
    running ??= tellAll().finally(() => (running = undefined))
    return running
  }

  return {
    purge(): void {
      file.purge()
      if (!cdn?.purgeUrl) return
      void tell()
      clearTimeout(timer)
      timer = setTimeout(() => void tell(), againMs).unref()
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      file.close()
      closed.abort()
      await running
    },
  }
}
