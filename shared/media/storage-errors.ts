import { storageErrorMessages, type StorageErrorCode } from '../messages/media.ts'

export type { StorageErrorCode }

export function isStorageErrorCode(code: unknown): code is StorageErrorCode {
  return typeof code === 'string' && Object.hasOwn(storageErrorMessages, code)
}

/** What a status means where the server's answer names no code of its own (D3; 413 and 507: our mapping). */
export function codeOfStatus(status: number): StorageErrorCode {
  if (status === 401) return 'unauthenticated'
  if (status === 402 || status === 413 || status === 507) return 'quota-exceeded'
  if (status === 403) return 'unauthorized'
  return status === 404 ? 'object-not-found' : 'unknown'
}
