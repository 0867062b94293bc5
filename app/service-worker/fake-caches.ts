// For tests: the Cache Storage of a browser as far as the worker uses it, in the order of its making.

type Entry = [string, Response]

export function createFakeCaches(origin: string) {
  const all = new Map<string, Entry[]>()
  const addressOf = (key: string | { url: string }) => new URL(typeof key === 'string' ? key : key.url, origin).href

  function openCache(name: string) {
    // Whoever has opened one goes on with it after it was deleted, as in a browser.
    const entries = all.get(name) ?? []
    all.set(name, entries)
    const remove = (address: string) => {
      const index = entries.findIndex(([url]) => url === address)
      if (index >= 0) entries.splice(index, 1)
      return index >= 0
    }
    return {
      keys: async () => entries.map(([url]) => ({ url })),
      match: async (key: string | { url: string }) => find(name, addressOf(key)),
      async put(key: string | { url: string }, response: Response) {
        remove(addressOf(key))
        entries.push([addressOf(key), new Response(await response.arrayBuffer(), response)])
      },
      delete: async (key: string | { url: string }) => remove(addressOf(key)),
    }
  }
  const find = (name: string, address: string) =>
    all
      .get(name)
      ?.find(([url]) => url === address)?.[1]
      .clone()

  return {
    keys: async () => [...all.keys()],
    open: async (name: string) => openCache(name),
    delete: async (name: string) => all.delete(name),
    match: async (key: string) => [...all.keys()].map((name) => find(name, addressOf(key))).find(Boolean),
  }
}
