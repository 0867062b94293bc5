import { expect, test } from 'vitest'
import { changedPosts, withoutOldPosts } from './pages-to-read.ts'

const numbers = (most: number) => Array.from({ length: most }, (_, number) => number)

test('of posts and further pages of lists the first are read, of all else everything', () => {
  const others = ['/', '/blog', '/blog?kategorie=cloud', '/blog-archiv', '/projekte/seite=1']
  const lists = numbers(120).map((number) => `/blog?${number % 2 ? 'kategorie=cloud&' : ''}seite=${number + 2}`)
  const posts = numbers(120).map((number) => `/blog/beitrag-${number}`)
  const read = withoutOldPosts([...others, ...lists, ...posts], new Set(['/blog/beitrag-3', '/blog/beitrag-111']))
  expect(read).toEqual([...others, ...lists.slice(0, 50), ...posts.slice(0, 51), '/blog/beitrag-111'])
})

test('only posts are told one by one, and of what concerns all pages none', () => {
  const change = (collection: string, document_id = collection) => ({ collection, document_id })
  const posts = [change('blogPosts', 'a'), change('stats', 'b'), change('blogPosts', 'a'), change('blogPosts', 'c')]
  expect(changedPosts(posts)).toEqual(new Set(['a', 'c']))
  expect(changedPosts([])).toEqual(new Set())
  expect(changedPosts([...posts, change('registeredServices', 'karte')])).toBeUndefined()
  expect(changedPosts([change('*')])).toBeUndefined()
})
