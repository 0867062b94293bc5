const atOnce = 6

/** Gets the files that are still missing; their names carry a hash, so what is there is right. */
export async function keepAssets(cache: Cache, assets: readonly string[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = assets.filter((asset) => !kept.has(asset))
  while (missing.length > 0) await Promise.all(missing.splice(0, atOnce).map((asset) => keepAsset(cache, asset)))
}

/** One that another version left behind need not be loaded again. */
async function keepAsset(cache: Cache, asset: string): Promise<void> {
  const response = (await caches.match(asset, { ignoreVary: true })) ?? (await fetch(asset, { priority: 'low' }))
  if (!response.ok) throw new Error(`${asset} answered ${response.status}`)
  await cache.put(asset, response)
}
