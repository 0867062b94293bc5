import type { BlogPost } from '#shared/content/blog-posts.ts'
import type { StoredItem } from './rows.ts'

/** By what posts are chosen: for a page of the blog, for a service, as the next one to read. */
export type PostFacts = Pick<BlogPost, 'id' | 'category' | 'tags' | 'motif' | 'date' | 'title'>

export function postFacts(post: StoredItem): PostFacts {
  // A published post has every field of its definition.
  const { id, category, tags, motif, date, title } = post as unknown as BlogPost
  return { id, category, tags, motif, date, title }
}
