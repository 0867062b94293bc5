import type { BlogPost } from '#shared/content/blog-posts.ts'

/** A post with what it takes to read it. */
export type ReadPost = BlogPost & { readingMinutes: number }
/** What lists know of a post: all but its text. */
export type PostCard = Omit<ReadPost, 'content'>
