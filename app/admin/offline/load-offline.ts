import type { Offline } from './offline.ts'

/** What this browser keeps for one person. Its code comes when it is first needed: screens begin without it. */
export async function offlineFor(person: string): Promise<Offline> {
  const { openOfflineFor } = await import('./open-offline.ts')
  return openOfflineFor(person)
}
