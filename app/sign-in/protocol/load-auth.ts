import { signInLoadsWithinMs } from '#shared/limits.ts'
import { authError } from './auth-errors.ts'
import type { BrowserAuth } from './browser-auth.ts'
import { within } from './time-limits.ts'

type Module = { createBrowserAuth(): BrowserAuth }

let loaded: BrowserAuth | undefined
let loading: Promise<BrowserAuth> | undefined

/** What is already here: only with it can a click open a window at once. */
export function loadedAuth(): BrowserAuth | undefined {
  return loaded
}

/** Loads the part that signs people in, once per page; a failed attempt may be repeated (J26). */
export function loadAuth(load: () => Promise<Module> = () => import('./browser-auth.ts')): Promise<BrowserAuth> {
  loading ??= within(load(), signInLoadsWithinMs).then(
    ({ createBrowserAuth }) => (loaded = createBrowserAuth()),
    (cause: unknown) => {
      loading = undefined
      throw authError('network-request-failed', { cause })
    },
  )
  return loading
}
