import { defineCollection, type Item } from './define.ts'
import { blogPostDefaults } from './defaults/blog-posts.ts'
import { blogPostFields } from './blog-post-fields.ts'

export const blogPosts = defineCollection({
  name: 'blogPosts',
  area: 'content',
  label: { one: 'Blogbeitrag', many: 'Blogbeiträge' },
  fields: blogPostFields,
  title: 'title',
  columns: ['title', 'category', 'date'],
  order: { by: 'date', direction: 'desc' },
  importDefaults: 'replace',
  onReadError: 'use-defaults',
  missingId: 'No blog post ID provided',
  defaults: blogPostDefaults,
})
export type BlogPost = Item<typeof blogPosts>
/** A post with what it takes to read it. */
export type ReadPost = BlogPost & { readingMinutes: number }
/** What lists know of a post: all but its text. */
export type PostCard = Omit<ReadPost, 'content'>
