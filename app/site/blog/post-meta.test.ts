import { expect, test } from 'vitest'
import type { Site } from '#site/page/site.ts'
import { articleTags, blogPosting } from './post-meta.ts'
import type { ShownPost } from '#shared/blog/shown-post.ts'

const post: ShownPost = {
  id: 'passkeys',
  title: 'Passkeys im Unternehmen',
  teaser: 'Was sich lohnt',
  date: '2026-11-12T08:00:00.000Z',
  updatedAt: '2026-11-13T08:00:00.000Z',
  motif: 'security',
  cover: '',
  tags: ['Passkeys', 'FIDO2'],
  series: 'Sicherheit im Mittelstand',
  seoTitle: '',
  seoDescription: '',
  address: 'passkeys',
  author: { name: 'David Okonkwo', role: 'Leiter', avatar: '', portrait: 'david', description: '' },
  category: { id: 'it-sicherheit', title: 'IT-Sicherheit' },
  readingMinutes: 7,
  html: '',
  headings: [],
}
const site = {
  publicUrl: 'https://musterwerk.example',
  company: { name: 'Musterwerk IT' },
  settings: { siteName: 'musterwerk.example', logoUrl: '/media/logo.png', socialPreviewImage: '' },
  off: [],
} as unknown as Site

test('search engines learn author, dates, section and publisher with absolute addresses', () => {
  expect(blogPosting(post, '/vorschaubild/1/blog/passkeys.png', site)).toEqual({
    '@type': 'BlogPosting',
    headline: 'Passkeys im Unternehmen',
    description: 'Was sich lohnt',
    datePublished: '2026-11-12T08:00:00.000Z',
    dateModified: '2026-11-13T08:00:00.000Z',
    author: {
      '@type': 'Person',
      name: 'David Okonkwo',
      jobTitle: 'Leiter',
      url: 'https://musterwerk.example/team',
    },
    publisher: {
      '@type': 'Organization',
      '@id': 'https://musterwerk.example/#unternehmen',
      name: 'Musterwerk IT',
      url: 'https://musterwerk.example/',
      logo: { '@type': 'ImageObject', url: 'https://musterwerk.example/media/logo.png' },
    },
    image: 'https://musterwerk.example/vorschaubild/1/blog/passkeys.png',
    articleSection: 'IT-Sicherheit',
    isPartOf: { '@type': 'CreativeWorkSeries', name: 'Sicherheit im Mittelstand' },
    keywords: 'Passkeys, FIDO2',
    inLanguage: 'de',
    timeRequired: 'PT7M',
    mainEntityOfPage: 'https://musterwerk.example/blog/passkeys',
  })
})

test('what a post lacks is left out', () => {
  const bare: ShownPost = {
    ...post,
    date: '',
    series: '',
    tags: [],
    category: null,
    author: { ...post.author, name: '' },
  }
  for (const key of ['datePublished', 'articleSection', 'keywords', 'image'])
    expect(blogPosting(bare, '', site)).not.toHaveProperty(key)
  expect(blogPosting(bare, '', site)).toMatchObject({ author: { name: 'Musterwerk IT' } })
  expect(articleTags(bare)).toEqual([{ property: 'article:modified_time', content: post.updatedAt }])
})

test('shared links name the author, the section and every tag', () => {
  const tags = articleTags(post)
  expect(tags).toContainEqual({ property: 'article:published_time', content: post.date })
  expect(tags).toContainEqual({ property: 'article:author', content: 'David Okonkwo' })
  expect(tags.filter((tag) => 'property' in tag && tag.property === 'article:tag')).toHaveLength(2)
})
