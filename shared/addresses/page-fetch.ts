/** With this header the script of a public page asks for the HTML of the next one (decision 19). */
export const pageFetchHeader = 'x-page-fetch'

/**
 * `shown`: somebody sees the answer at once. `ahead`: it is fetched on a hunch, and nobody sees it yet; if somebody does
 * in the end, a HEAD that says `shown` follows.
 */
export type PageFetch = 'shown' | 'ahead'

/** Neither for a request that no page change made. */
export function toPageFetch(value: string | string[] | null | undefined): PageFetch | undefined {
  return value === 'shown' || value === 'ahead' ? value : undefined
}
