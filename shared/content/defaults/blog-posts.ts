import type { Defaults } from '../define.ts'
import type { blogPostFields } from '../blog-posts.ts'

export const blogPostDefaults: Defaults<typeof blogPostFields> = []
