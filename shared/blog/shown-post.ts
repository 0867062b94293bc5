import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { PostHeading } from './post-headings.ts'
import type { ShownAuthor } from './shown-author.ts'

/** A post as its page shows it: headings carry ids, the author what the team page says about them. */
export type ShownPost = Pick<
  BlogPost,
  | 'id'
  | 'address'
  | 'title'
  | 'teaser'
  | 'date'
  | 'updatedAt'
  | 'motif'
  | 'cover'
  | 'tags'
  | 'series'
  | 'seoTitle'
  | 'seoDescription'
> & {
  author: ShownAuthor
  category: { id: string; title: string } | null
  readingMinutes: number
  html: string
  headings: PostHeading[]
}
