import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDiskStore } from './disk-store.ts'
import type { ObjectStore } from './object-store.ts'

/** Chosen by the settings: the disk unless a bucket is named (I1). */
export async function openObjectStore({ objectStorage, mediaDir, outbound }: Config): Promise<ObjectStore> {
  if (!objectStorage) return openDiskStore(join(mediaDir, 'objects'))
  // Loaded only where it is used: the client costs memory that a site on disk can spare.
  const { openS3Store } = await import('./s3-store.ts')
  return openS3Store(objectStorage, outbound)
}
