import type { Page } from '#shared/content/pages.ts'

export type PageSection = Page['sections'][number]

export type PageItem = PageSection['items'][number]

/** A page's section by its place. Without an entry the owner does not want it shown. */
export function findSection({ sections }: Pick<Page, 'sections'>, key: string): PageSection | undefined {
  return sections.find((section) => section.key === key)
}

/** The examples that no project shown beside them tells in full. */
export function examplesBeside(projects: { title: string }[], { items }: Pick<PageSection, 'items'>): PageItem[] {
  return items.filter((item) => !projects.some(({ title }) => title === item.title))
}
