import type { AreaChanges } from '#shared/exchange/exchange.ts'
import type { ReceivedArchive } from './received-archive.ts'
import type { ZipEntry } from './zip-writer.ts'

/**
 * A part of the archive: content, media, and whatever else a site consists of. Each owns the names below its folder;
 * parts that a version does not know are left alone and named in the preview.
 */
export type ArchivePart = {
  folder: string
  write(): AsyncIterable<ZipEntry>
  /** What would change, one line per area. Refuses what cannot be imported. */
  preview(archive: ReceivedArchive): Promise<AreaChanges[]>
  /** Imports the named areas; answers how many items, and how to undo it where that is possible. */
  restore(archive: ReceivedArchive, areas: string[], by: string): Promise<{ imported: number; snapshot?: string }>
}
