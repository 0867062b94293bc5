import { Client } from 'pg'
import type { Log } from '#server/base/log.ts'
import { outboundLimits } from '#server/base/limits.ts'

/** What a trigger of the change feed says at every commit (baseline/triggers.ts). */
const channel = 'schaufenster_changes'
const tryAgainMs = 2_000

/**
 * Hears of changes that other processes commit, at once. Only a hurry: whoever listens also looks by itself now and then,
 * so a connection that is lost, or a pooler that passes no news on, costs half a second and nothing else.
 */
export function listenForChanges(url: string, log: Log, onNews: () => void): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let client: Client | undefined

  async function connect(): Promise<void> {
    const connecting = new Client({
      connectionString: url,
      connectionTimeoutMillis: outboundLimits.postgresConnectMs,
      keepAlive: true,
    })
    client = connecting
    connecting.on('notification', onNews)
    connecting.on('error', () => {})
    connecting.once('end', () => {
      again()
      // Nothing is heard from here on: the next look says whether there is still somebody to ask.
      if (!stopped) onNews()
    })
    try {
      await connecting.connect()
      await connecting.query(`listen ${channel}`)
      // What was said in between.
      onNews()
    } catch (cause) {
      if (stopped) return
      log.debug('change feed does not hear news, it looks by itself', { cause })
      connecting.end().catch(() => {})
      again()
    }
  }

  function again(): void {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void connect(), tryAgainMs).unref()
  }

  void connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    client?.end().catch(() => {})
  }
}
