import { appendFileSync, chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '#server/base/log.ts'

const againMs = 1_000

/**
 * A file that tells an nginx on this machine of changes: it is part of the key of every kept page by its time and length
 * (deploy/nginx-cache.conf). Each change makes it a byte longer, before anybody hears that the change is done, so no two
 * states of the site share a key, whichever process wrote.
 */
export function openPurgeFile(file: string | undefined, log: Log) {
  let timer: NodeJS.Timeout | undefined

  function purge(): void {
    if (file === undefined) return
    clearTimeout(timer)
    try {
      const folder = dirname(file)
      const isNew = mkdirSync(folder, { recursive: true }) !== undefined
      appendFileSync(file, '.')
      // nginx reads it as another user.
      if (isNew) chmodSync(folder, 0o755)
      chmodSync(file, 0o644)
    } catch (cause) {
      log.error('nginx cannot be told of changes and may show old pages, trying again', { file, cause })
      timer = setTimeout(purge, againMs).unref()
    }
  }

  // What is kept may be of an earlier version.
  purge()
  return { purge, close: () => clearTimeout(timer) }
}
