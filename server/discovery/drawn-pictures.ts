/** Half a thousand cards. */
const defaultLimitBytes = 16 * 1_048_576

/**
 * Pictures that the site draws of its content, by a name that changes with what they show. Each is drawn once however many
 * ask, and the one that nobody asked for the longest goes when there are too many.
 */
export function createDrawnPictures(limitBytes = defaultLimitBytes) {
  const kept = new Map<string, Buffer>()
  const running = new Map<string, Promise<Buffer>>()
  let bytes = 0

  function keep(name: string, picture: Buffer) {
    kept.set(name, picture)
    bytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= limitBytes) break
      kept.delete(oldest)
      bytes -= length
    }
  }

  return async (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(name)
    if (known) {
      kept.delete(name)
      kept.set(name, known)
      return known
    }
    const under = running.get(name)
    if (under) return under
    const drawing = draw().finally(() => running.delete(name))
    running.set(name, drawing)
    const picture = await drawing
    keep(name, picture)
    return picture
  }
}
