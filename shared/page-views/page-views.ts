/** Days that the chart can show; a year is drawn by months. */
export const pageViewRanges = [7, 30, 365] as const
export type PageViewRange = (typeof pageViewRanges)[number]

export type DayOfViews = { day: string; views: number; visits: number }
export type PageViewReport = {
  days: DayOfViews[]
  views: number
  /** Views that did not come from another page of this site: a visit without a mark of the visitor. */
  visits: number
  /** The same number of days before. */
  before: { views: number; visits: number }
  pages: { page: string; views: number }[]
  referrers: { host: string; views: number }[]
}

export function pageViewRange(asked: string | null): PageViewRange {
  return pageViewRanges.find((range) => String(range) === asked) ?? 30
}
