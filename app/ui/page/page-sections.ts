import type { Page } from '#shared/content/pages.ts'

export type PageSection = Page['sections'][number]

/** A page's section by its place. Without an entry the owner does not want it shown. */
export function findSection({ sections }: Pick<Page, 'sections'>, key: string): PageSection | undefined {
  return sections.find((section) => section.key === key)
}
