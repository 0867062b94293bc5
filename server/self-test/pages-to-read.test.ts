import { expect, test } from 'vitest'
import { withoutOldPosts } from './pages-to-read.ts'

const numbers = (most: number) => Array.from({ length: most }, (_, number) => number)

test('of posts and further pages of lists the first are read, of all else everything', () => {
  const others = ['/', '/blog', '/blog?kategorie=cloud', '/blog-archiv', '/projekte/seite=1']
  const lists = numbers(120).map((number) => `/blog?seite=${number + 2}`)
  const posts = numbers(120).map((number) => `/blog/beitrag-${number}`)
  const read = withoutOldPosts([...others, ...lists, ...posts], new Set(['/blog/beitrag-3', '/blog/beitrag-111']))
  expect(read).toEqual([...others, ...lists.slice(0, 50), ...posts.slice(0, 51), '/blog/beitrag-111'])
})
