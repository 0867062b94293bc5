const atOnce = 24

/** Gets the files that are still missing, all or none of a bunch; their names carry a hash, so what is there is right. */
export async function keepAssets(cache: Cache, assets: readonly string[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = assets.filter((asset) => !kept.has(asset))
  // What another version left behind is still among the browser's own files and is not loaded again.
  while (missing.length > 0) await cache.addAll(missing.splice(0, atOnce).map(requestLater))
}

/** After whatever the page itself asks for. */
function requestLater(asset: string): Request {
  return new Request(asset, { priority: 'low' })
}
