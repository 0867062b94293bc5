// How a file travels in pieces (behaviour D4, D5). Both sides know these numbers.

/** How long a deleted or replaced file stays: the old address of a replaced one answers until then (J20). */
export const mediaGraceDays = 30

export const firstChunkBytes = 262_144
/** A piece doubles after each success while twice its size stays below this. */
const chunkCeilingBytes = 33_554_432
export const largestChunkBytes = 16_777_216

/** How long an unfinished upload may be continued. */
export const uploadExpiresAfterMs = 24 * 60 * 60 * 1_000

/** How many unfinished uploads one person may have. */
export const mostOpenUploads = 50

/** How many files travel at the same time. */
export const uploadsAtOnce = 3

export function nextChunkBytes(bytes: number): number {
  return bytes * 2 < chunkCeilingBytes ? bytes * 2 : bytes
}

/** Trouble that passes: 5xx, 408 and 429 (D1); everything else is final, and so is a server whose disk is full. */
export function isTransientStatus(status: number): boolean {
  return (status >= 500 && status < 600 && status !== 507) || status === 408 || status === 429
}

/** The names of the headers, in one place for both sides. */
export const uploadHeaders = { offset: 'upload-offset', length: 'upload-length', status: 'upload-status' } as const
