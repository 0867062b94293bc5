export const blogPostsPerPage = 6

/** How long the search question of the blog may be. */
export const blogSearchMaxLength = 100

export type PageOf<Item> = { items: Item[]; number: number; count: number; total: number; first: number; last: number }

/** One page of a list, or nothing when there is no such page. An empty list has one empty page. */
export function pageOf<Item>(all: readonly Item[], number: number, size: number): PageOf<Item> | undefined {
  const count = Math.max(1, Math.ceil(all.length / size))
  if (!(number >= 1 && number <= count)) return undefined
  const start = (number - 1) * size
  const items = all.slice(start, start + size)
  return { items, number, count, total: all.length, first: Math.min(start + 1, all.length), last: start + items.length }
}

/** The number in an address: 1 when it is not given, NaN when it is no page number. */
export function readPageNumber(parameter: string | null): number {
  if (parameter === null) return 1
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : Number.NaN
}

/** The numbers to offer: first, last and those around the current page; null stands for a gap of two or more. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - current) <= 1 || isLonelyGap(number),
  )
  return shown.flatMap((number, index) => (number - (shown[index - 1] ?? 0) > 1 ? [null, number] : [number]))

  // A gap of one page is shown as that page.
  function isLonelyGap(number: number): boolean {
    return (number === 2 && current === 4) || (number === count - 1 && current === count - 3)
  }
}
