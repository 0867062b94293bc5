import { expect, test } from 'vitest'
import { blogPostsPerPage } from '#shared/blog/paging.ts'
import { publishedPosts, type PostFacts } from '#server/content/post-facts.ts'
import { blogPages } from './blog-pages.ts'

const count = 600
const categories = ['cloud', 'sicherheit'].map((id) => ({ id, title: id.toUpperCase(), description: `Über ${id}` }))

/** Posts that count how often somebody asks when they changed. */
function countedPosts() {
  const counted = { reads: 0 }
  const facts = Array.from({ length: count }, (_, number): PostFacts => {
    const updatedAt = `2026-02-${String(1 + (number % 28)).padStart(2, '0')}T00:00:00.000Z`
    return {
      id: `id-${number}`,
      address: `beitrag-${number}`,
      category: number % 3 === 0 ? 'cloud' : '',
      series: '',
      tags: [],
      motif: 'cloud',
      date: '2026-01-01',
      title: `Beitrag ${number}`,
      cover: '',
      get updatedAt() {
        counted.reads++
        return updatedAt
      },
    }
  })
  return { counted, posts: publishedPosts(facts) }
}

test('the lists of the blog and of each category with posts come before the posts', () => {
  const pages = blogPages(countedPosts().posts, categories, 'Alle').slice()
  const lists = Math.ceil(count / blogPostsPerPage) - 1
  const listsOfCloud = Math.ceil(count / 3 / blogPostsPerPage)
  expect(pages.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: lists + listsOfCloud }, () => 'category'),
    ...Array.from({ length: count }, () => 'post'),
  ])
  expect(pages[0]).toMatchObject({ path: '/blog?seite=2', title: 'Alle', updatedAt: '2026-02-28T00:00:00.000Z' })
  expect(pages[lists]).toMatchObject({ path: '/blog?kategorie=cloud', title: 'CLOUD', description: 'Über cloud' })
  expect(pages.at(-1)).toMatchObject({ path: `/blog/beitrag-${count - 1}`, title: `Beitrag ${count - 1}` })
})

test('a post is looked at for its own page, and once for all lists', () => {
  const { counted, posts } = countedPosts()
  const pages = blogPages(posts, categories, 'Alle')
  expect(pages.slice(pages.length - 1)).toMatchObject([{ path: `/blog/beitrag-${count - 1}` }])
  expect(counted.reads).toBe(1)
  counted.reads = 0
  const first = pages.slice()
  expect(counted.reads).toBe(2 * count)
  counted.reads = 0
  expect(blogPages(posts, categories, 'Alle').slice()).toEqual(first)
  expect(counted.reads).toBe(count)
})
