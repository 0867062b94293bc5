/**
 * An id that nobody can guess. Not randomUUID: browsers offer that on encrypted pages only. Not in the kit either: its
 * script is the one that every page loads first.
 */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
