import type { PostEntry } from '#shared/blocks/teasers.ts'
import type { PageOf } from '#shared/blog/paging.ts'
import type { CategoryTab } from '#site/blog/blog-filter.tsx'

/** What the blog reads for its list. */
export type PostListData = {
  posts: PageOf<PostEntry>
  category: { id: string; title: string; description: string } | null
  search: string
  tabs: CategoryTab[]
  readingLists: ReadingList[]
}

/** A series from its first part on, with how many of them the list leaves out. */
export type ReadingList = { name: string; parts: { title: string; href: string }[]; more: number }
