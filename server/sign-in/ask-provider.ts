import { AsyncLocalStorage } from 'node:async_hooks'
import type { AppError } from '#shared/errors.ts'
import { identityError } from './identity-error.ts'

const watched = new AsyncLocalStorage<{ unreachable: boolean }>()

/**
 * Runs a step of better-auth that talks to a provider. It turns every failure into words of its own; this tells whether
 * the provider could be reached at all, which people are told as network-request-failed (B12).
 */
export async function watchProvider<Result>(step: () => Promise<Result>) {
  const sight = { unreachable: false }
  const result = await watched.run(sight, step)
  return { result, unreachable: sight.unreachable }
}

/** JSON from an address of a provider, within the limit from the first to the last byte. */
export async function askProvider(address: string, limitMs: number, init: RequestInit = {}): Promise<unknown> {
  const { status, body } = await fetch(address, { redirect: 'error', ...init, signal: AbortSignal.timeout(limitMs) })
    .then(async (response) => ({ status: response.status, body: await response.text() }))
    .catch((cause: unknown) => {
      throw providerUnreachable(cause)
    })
  if (status >= 500) throw providerUnreachable(new Error(`${address} answered ${status}`))
  if (status !== 200) throw new Error(`${address} answered ${status}`)
  return JSON.parse(body)
}

export function providerUnreachable(cause?: unknown): AppError {
  const sight = watched.getStore()
  if (sight) sight.unreachable = true
  return Object.assign(identityError('network-request-failed'), { cause })
}
