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
