import { AppError } from '#shared/errors.ts'
import { storageErrorMessages } from '#shared/messages/media.ts'
import type { ByteRange } from '#server/http/byte-range.ts'

export type StoredObject = { totalBytes: number; body: ReadableStream<Uint8Array> }
/** What is stored: bytes in memory or a file on this machine's disk. */
export type ObjectSource = Uint8Array | { path: string }

/** Where objects live. One conformance suite runs against every implementation (tests/integration/object-store.test.ts). */
export type ObjectStore = {
  /** Either the whole object is there afterwards or nothing is; an existing one is replaced. */
  put(key: string, source: ObjectSource, type: string): Promise<void>
  /** The object or a part of it; undefined when there is none. */
  get(key: string, range?: ByteRange): Promise<StoredObject | undefined>
  /** Size in bytes, undefined when there is no such object. */
  size(key: string): Promise<number | undefined>
  /** Where the object lies on this machine, in stores that keep it there. */
  pathOf?(key: string): string
  /** Every key that begins so. */
  list(prefix: string): Promise<string[]>
  /** What is not there needs no deleting. */
  delete(keys: string[]): Promise<void>
  close(): void
}

/** Keys are ours, never a visitor's text; this keeps it so. */
export function checkKey(key: string): string {
  const segments = key.split('/')
  if (key.length <= 500 && segments.every((segment) => /^[a-z0-9][a-z0-9._-]*$/.test(segment))) return key
  throw new AppError('invalid-url', 400, storageErrorMessages['invalid-url'])
}
