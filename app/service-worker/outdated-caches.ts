/** A copy may be a page of a version that came while the one before was at work, and so in the cache of that. */
const keptVersions = 2

/** Browsers list caches in the order of their making: all but this version's and the newest of the others may go. */
export function outdatedCaches(names: readonly string[], prefix: string, version: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== prefix + version).slice(0, -keptVersions)
}
