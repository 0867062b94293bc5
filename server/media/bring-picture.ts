import type { Config } from '#server/base/config.ts'
import { fetchPicture, type FetchGuard } from './fetch-picture.ts'
import type { Kept } from './keep-file.ts'
import type { openUploads } from './uploads.ts'

/** What is on pages is smaller; whatever is larger is somebody's original. */
const largestBytes = 20 * 1_048_576

/** Fetches a picture of another site and takes it in like an upload: by the same limits, inspected and logged. */
export function createBringPicture(
  uploads: Pick<ReturnType<typeof openUploads>, 'start' | 'take'>,
  { uploadLimitBytes, outbound }: Pick<Config, 'uploadLimitBytes' | 'outbound'>,
) {
  return async (address: string, owner: string, guard?: FetchGuard): Promise<Kept> => {
    const limits = { withinMs: outbound.pictureFetchMs, largestBytes: Math.min(largestBytes, uploadLimitBytes) }
    const { name, bytes } = await fetchPicture(address, limits, guard)
    const { id } = await uploads.start({ name, size: bytes.length }, owner)
    const { kept } = await uploads.take(id, owner, 0, new Blob([new Uint8Array(bytes)]).stream())
    if (!kept) throw new Error('a file that arrived as a whole is kept')
    return kept
  }
}
