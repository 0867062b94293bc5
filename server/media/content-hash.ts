import { createHash } from 'node:crypto'

const hashLength = 32

/** What a file is called in the store and in addresses. */
export async function contentHash(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256')
  for await (const part of parts) digest.update(part)
  return digest.digest('hex').slice(0, hashLength)
}
