import { expect, test } from 'vitest'
import { collections } from '#shared/content/index.ts'
import { describeAppearances } from './appearances.ts'

const item = (id: string, values: object = {}, live = true) => ({
  item: { id, createdAt: '', updatedAt: '', ...values },
  live,
  publishAt: null as string | null,
})
const said = (collection: string, ...items: ReturnType<typeof item>[]) => [
  ...describeAppearances(collection, items, items).values(),
]

test('every collection says where its items appear', () => {
  for (const name of Object.keys(collections)) expect(said(name, item('x')), name).not.toEqual([''])
})

test('what is not public says so and takes nobody’s place', () => {
  const planned = { ...item('b', {}, false), publishAt: '2027-01-01T00:00:00.000Z' }
  expect(said('team', item('a', {}, false), planned, item('c'), item('d'), item('e'), item('f'), item('g'))).toEqual([
    'Entwurf, erscheint noch nirgends',
    'Geplant, erscheint noch nirgends',
    ...Array.from({ length: 4 }, () => 'Zu sehen: Team, Dialog „Team“, Über uns'),
    'Zu sehen: Team',
  ])
})

test('only the first three testimonials are on the home page, others on the page of their service', () => {
  expect(
    said(
      'testimonials',
      item('a', { service: 'ki' }),
      item('b', { service: 'ki' }),
      item('c', { service: '' }),
      item('d', { service: 'cloud' }),
      item('e', { service: 'ki' }),
    ),
  ).toEqual([
    'Zu sehen: Startseite, KI-Lösungen',
    'Zu sehen: Startseite',
    'Zu sehen: Startseite',
    'Zu sehen: Seite der Leistung',
    'Nur die ersten 3 stehen auf der Startseite',
  ])
})

test('posts are on the home page while they are new, and on the page of their subject', () => {
  const post = (id: string) => item(id, { category: 'ki' })
  expect(said('blogPosts', post('a'), post('b'), post('c'), post('d'))).toEqual([
    'Zu sehen: Startseite, Blog, KI-Lösungen',
    'Zu sehen: Startseite, Blog, KI-Lösungen',
    'Zu sehen: Startseite, Blog',
    'Zu sehen: Blog',
  ])
})

test('a question whose topic has no page is among the questions only', () => {
  expect(said('faq', item('a', { topic: 'web' }), item('b', { topic: 'costs' }))).toEqual([
    'Zu sehen: Häufige Fragen, E-Commerce',
    'Zu sehen: Häufige Fragen · Thema ohne eigene Seite',
  ])
})

test('a service names its own page', () => {
  expect(said('services', item('a', { ownPage: '/security' }), item('b', { ownPage: '' }))).toEqual([
    'Zu sehen: Startseite, IT-Sicherheit',
    'Zu sehen: Startseite, Seite der Leistung',
  ])
})

test('of a long list only the first few of each kind are looked at', () => {
  const posts = Array.from({ length: 1_000 }, (_, place) => item(`post-${place}`, { category: `kind-${place % 4}` }))
  let looked = 0
  function* inOrder() {
    for (const post of posts) {
      looked++
      yield post
    }
  }
  const asked = [posts[0]!, posts[7]!, posts[998]!, item('new', { category: 'kind-1' }, false)]
  const told = describeAppearances('blogPosts', inOrder(), asked)
  expect(looked).toBeLessThan(30)
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(describeAppearances('blogPosts', posts, asked)))
  const all = describeAppearances('blogPosts', posts, posts)
  for (const {
    item: { id },
  } of asked.slice(0, 3))
    expect(told.get(id)).toBe(all.get(id))
})
