import { hasFreshCopy, keepCopy } from './copies.ts'

/** Gets a page that nobody waits for. It comes as everybody sees it, and does not count as a visit. */
export async function fetchCopy(key: string, freshMs: number): Promise<void> {
  if (await hasFreshCopy(key, freshMs)) return
  const response = await fetch(key, {
    credentials: 'omit',
    cache: 'no-cache',
    redirect: 'error',
    headers: { purpose: 'prefetch' },
    priority: 'low',
  })
  await keepCopy(key, response)
}
