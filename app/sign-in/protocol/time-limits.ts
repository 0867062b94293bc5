import { offlineWaitMs } from '#shared/limits.ts'
import { authError } from './auth-errors.ts'

type Limit = { desktop: number; mobile: number }
export type Device = { online: boolean; mobile: boolean }

/** Phones get more time, and without a network nobody waits for long (H15). */
export function limitFor({ desktop, mobile }: Limit, device: Device = thisDevice()): number {
  const limitMs = device.mobile ? mobile : desktop
  return device.online ? limitMs : Math.min(limitMs, offlineWaitMs)
}

/** The promise, or `network-request-failed` when it takes too long. */
export async function within<Result>(promise: Promise<Result>, limit: Limit): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(authError('network-request-failed')), limitFor(limit))
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function thisDevice(): Device {
  return { online: navigator.onLine !== false, mobile: /Mobi|Android|iPhone|iPad/.test(navigator.userAgent) }
}
