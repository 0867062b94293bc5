import { tabPollMs } from '#shared/limits.ts'
import type { UserRecord } from '#shared/people/people.ts'
import { createObservable } from '#kit/state/observable.ts'
import { toAuthError } from './auth-errors.ts'
import type { IdentityChannel } from './identity-channel.ts'
import type { Persistence } from './persistence.ts'

type Parts = {
  openPersistence(): Promise<Persistence>
  channel: Pick<IdentityChannel, 'listen' | 'post' | 'reachesTabs'>
  /** Asks the server who is signed in here. */
  fetchUser(): Promise<UserRecord>
}

/** Who is signed in, as this browser knows it; undefined until it does. The cookie decides, the record follows (I4). */
export function createUserStore({ openPersistence, channel, fetchUser }: Parts) {
  const user = createObservable<UserRecord | null | undefined>(undefined)
  let opened: Promise<Persistence> | undefined

  function persistence(): Promise<Persistence> {
    opened ??= openPersistence().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  function show(next: UserRecord | null): void {
    const now = user.get()
    if (now === undefined || now?.id !== next?.id || now?.expiresAt !== next?.expiresAt) user.set(next)
  }

  async function change(next: UserRecord | null): Promise<void> {
    const place = await persistence()
    if (next) await place.write(next)
    else await place.remove()
    show(next)
    channel.post({ kind: 'user-changed' })
  }

  async function reread(): Promise<void> {
    show(await (await persistence()).read())
  }

  return {
    get: user.get,
    subscribe: user.subscribe,
    /** Before anybody signs in: whether this browser can keep who it is at all. */
    ready: async () => void (await persistence()),
    change,

    /**
     * Shows who was here last and asks the server: no network keeps them, anything else signs them out (B14). A page of
     * somebody expects them and asks in any case, since another tab may have signed out before this one could follow.
     * Answers with what the server said, or with nothing where it was not asked or did not answer.
     */
    async start({ expected = false } = {}): Promise<UserRecord | null | undefined> {
      const stored = await (await persistence()).read()
      show(stored)
      if (!stored && !expected) return undefined
      try {
        const known = await fetchUser()
        if (known.id !== stored?.id || known.expiresAt !== stored.expiresAt) await change(known)
        return known
      } catch (error) {
        if (toAuthError(error).code === 'network-request-failed') return undefined
        await change(null)
        return null
      }
    },

    /** Follows other tabs: they tell, or where they cannot, this one looks (B15). Returns how to stop. */
    follow(): () => void {
      const look = () => void reread().catch(() => undefined)
      const leave = channel.listen(({ kind }) => kind === 'user-changed' && look())
      const timer = channel.reachesTabs ? undefined : setInterval(look, tabPollMs)
      return () => {
        leave()
        clearInterval(timer)
      }
    },
  }
}
