import { createHash } from 'node:crypto'

const hashLength = 32

/** Under which keys a file and what was drawn from it are stored. Two entries with the same file share it. */
export const originalsPrefix = 'originals/'

export function originalKey(hash: string): string {
  return originalsPrefix + hash
}

export function variantsPrefix(hash: string): string {
  return `variants/${hash}/`
}

export function variantKey(hash: string, name: string): string {
  return variantsPrefix(hash) + name
}

/** What a file is called in the store and in addresses. */
export async function contentHash(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const digest = createHash('sha256')
  for await (const part of parts) digest.update(part)
  return digest.digest('hex').slice(0, hashLength)
}
