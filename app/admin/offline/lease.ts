import { leaseMs } from '#shared/limits.ts'
import type { createWaker } from './waker.ts'
import { leaseMark, type OfflineStore, type OfflineTables } from './tables.ts'

type Lease = { tab: string; until: number }
type Parts = {
  store: Pick<OfflineStore, 'write'>
  /** Woken when another tab has something to tell, such as that it goes. */
  waker: Pick<ReturnType<typeof createWaker>, 'sleep'>
  now: () => Date
  leaving: AbortSignal
}

/**
 * Which tab leads where the browser knows no locks: the one whose row is in the shared tables. It renews the row every
 * four seconds; a row that nobody renewed for five belongs to whoever comes next (C7). `work` ends when the row is lost.
 */
export async function withLeaderLease(parts: Parts, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const { store, waker, now, leaving } = parts
  const tab = crypto.randomUUID()
  // At once, as the tables close next: the other tabs need not wait until the row is out of date.
  const release = () => void store.write((tables) => giveUp(tables, tab)).catch(() => {})
  leaving.addEventListener('abort', release, { once: true })
  const take = () => store.write((tables) => takeOrWait(tables, tab, now().getTime())).catch(() => leaseMs.renewed)

  while (!leaving.aborted) {
    const waitMs = await take()
    if (waitMs > 0) {
      await waker.sleep(leaving, waitMs)
      continue
    }
    const lost = new AbortController()
    const renewing = setInterval(() => void take().then((ms) => ms > 0 && lost.abort()), leaseMs.renewed)
    await work(AbortSignal.any([leaving, lost.signal])).finally(() => clearInterval(renewing))
  }
}

/** 0 when the lease is this tab's, otherwise how long another one has it for certain. */
async function takeOrWait({ marks }: OfflineTables, tab: string, now: number): Promise<number> {
  const held = (await marks.get(leaseMark))?.value as Lease | undefined
  // A row from the future was written before the clock was set back.
  if (held && held.tab !== tab && held.until > now && held.until <= now + leaseMs.valid) return held.until - now
  await marks.put({ name: leaseMark, value: { tab, until: now + leaseMs.valid } satisfies Lease })
  return 0
}

async function giveUp({ marks }: OfflineTables, tab: string): Promise<void> {
  const held = (await marks.get(leaseMark))?.value as Lease | undefined
  if (held?.tab === tab) await marks.delete(leaseMark)
}
