import { expect, test } from 'vitest'
import { collections } from '#shared/content/index.ts'
import { facetFields, facetsOf, facetValues } from './facets.ts'

test('posts are narrowed by category and author, not by how they look', () => {
  expect(facetFields(collections.blogPosts).map(({ path, label }) => [path, label])).toEqual([
    ['category', 'Rubrik'],
    ['author.member', 'Autorin oder Autor'],
  ])
})

test('a facet offers the titles of what it refers to, and is missing where there is nothing to choose', () => {
  const titles = new Map([['categories', new Map([['ki', 'KI']])]])
  expect(facetsOf(collections.blogPosts, titles)).toEqual([
    { path: 'category', label: 'Rubrik', options: [{ value: 'ki', label: 'KI' }] },
  ])
})

test('an item says what it has chosen', () => {
  expect(facetValues(collections.blogPosts, { category: 'ki', author: { member: '' } })).toEqual({ category: 'ki' })
  expect(facetValues(collections.blogPosts, { author: { member: 'ada' } })).toEqual({ 'author.member': 'ada' })
})
