import type { Principal } from '#shared/people/people.ts'
import { tellServiceWorker } from '#kit/server-call/service-worker-client.ts'
import { signOut } from '#sign-in/protocol/sign-out.ts'

/** What this browser keeps of the content goes with the session; changes that wait stay for when the person returns. */
export function signOutHere({ id }: Pick<Principal, 'id'>): Promise<void> {
  return signOut(async () => {
    const { forgetCopyOf } = await import('./open-offline.ts')
    await forgetCopyOf(id).catch(() => {})
    await tellServiceWorker({ type: 'forget-admin' })
  })
}
