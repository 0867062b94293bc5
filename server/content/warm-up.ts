import type { Log } from '#server/base/log.ts'
import type { ContentStore } from './store.ts'

const warmUpAfterMs = 1_000

/** Nobody waits for the first reading of everything: it is done before the first editor asks. Ends what it began. */
export function warmUp(
  { catalogue, itemSearch }: Pick<ContentStore, 'catalogue' | 'itemSearch'>,
  log: Log,
): () => void {
  const read = async () => {
    await catalogue.upToDate()
    await itemSearch.upToDate()
  }
  const timer = setTimeout(() => {
    read().catch((cause) => log.warn('content not read ahead, trying again when asked', { cause }))
  }, warmUpAfterMs).unref()
  return () => clearTimeout(timer)
}
