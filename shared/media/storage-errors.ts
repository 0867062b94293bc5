/** The codes of an object store (spec §8, behaviour D9) as far as they can happen here (decision 11). The German texts are in shared/messages/media.ts. */
export const storageErrorCodes = [
  'unknown',
  'object-not-found',
  'bucket-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'invalid-checksum',
  'canceled',
  'invalid-url',
  'cannot-slice-blob',
  'server-file-wrong-size',
  'invalid-argument',
  'invalid-format',
  'internal-error',
] as const

export type StorageErrorCode = (typeof storageErrorCodes)[number]

export function isStorageErrorCode(code: unknown): code is StorageErrorCode {
  return storageErrorCodes.some((known) => known === code)
}

/** What a status means where the server's answer names no code of its own (D3; 413 and 507: our mapping). */
export function codeOfStatus(status: number): StorageErrorCode {
  if (status === 401) return 'unauthenticated'
  if (status === 402 || status === 413 || status === 507) return 'quota-exceeded'
  if (status === 403) return 'unauthorized'
  return status === 404 ? 'object-not-found' : 'unknown'
}
