/** Browsers list caches in the order of their making: all but this version's and the newest of the others may go. */
export function outdatedCaches(names: readonly string[], prefix: string, version: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== prefix + version).slice(0, -1)
}
