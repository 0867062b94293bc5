/**
 * The same items, of which the first is there already. What cannot be begun at all fails here, while an answer can still
 * say so; later it can only be cut.
 */
export async function begun<Item>(items: AsyncIterable<Item>): Promise<AsyncGenerator<Item>> {
  const iterator = items[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* all() {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  }
  return all()
}
