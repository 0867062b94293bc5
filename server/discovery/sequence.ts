/** Things one after the other that are made when somebody asks for them; an array is one as well. */
export type Sequence<Item> = {
  readonly length: number
  /** Those from one place to before another, both from 0 on. */
  slice(start?: number, end?: number): Item[]
}

export function sequence<Item>(length: number, itemAt: (index: number) => Item): Sequence<Item> {
  return {
    length,
    slice: (start = 0, end = length) =>
      Array.from({ length: Math.max(0, Math.min(end, length) - start) }, (_, index) => itemAt(start + index)),
  }
}

export function joined<Item>(parts: readonly Sequence<Item>[]): Sequence<Item> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return {
    length,
    slice(start = 0, end = length) {
      let before = 0
      return parts.flatMap((part) => {
        const own = part.slice(Math.max(0, start - before), Math.max(0, end - before))
        before += part.length
        return own
      })
    },
  }
}
