import { expect, test } from 'vitest'
import { allSeries, neighboursOf, postsOfSeries, relatedIn, tagKey } from './related-posts.ts'

const post = (id: string, category: string, ...tags: string[]) => ({ id, category, tags: tags.map(tagKey) })
const passkeys = post('passkeys', 'security', 'Passkeys', 'Phishing')
const patients = post('patients', 'health', 'ePA')
const cloud = post('cloud', 'cloud', 'phishing')
const backups = post('backups', 'security', 'Ransomware')
const training = post('training', 'people', 'Phishing', 'Passkeys', 'Quiz', 'Passkeys ')
const all = [passkeys, patients, cloud, backups, training]
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id)

test('the same category counts more than one tag, the rest follows newest first', () => {
  expect(ids(relatedIn(all)(passkeys, 4))).toEqual(['backups', 'training', 'cloud', 'patients'])
})

test('a post never recommends itself, and only as many as asked for', () => {
  expect(ids(relatedIn(all)(passkeys, 2))).toEqual(['backups', 'training'])
  expect(relatedIn([passkeys])(passkeys, 3)).toEqual([])
})

test('posts without a category have none in common', () => {
  const [loose, other, tagged] = [post('a', ''), post('b', ''), post('c', 'x', 'T')]
  expect(ids(relatedIn([loose, other, tagged])({ ...loose, tags: tagged.tags }, 3))).toEqual(['c', 'b'])
})

test('neighbours are the next newer and the next older post', () => {
  expect(neighboursOf('patients', all)).toEqual({ newer: passkeys, older: cloud })
  expect(neighboursOf('passkeys', all)).toEqual({ newer: undefined, older: patients })
  expect(neighboursOf('training', all)).toEqual({ newer: backups, older: undefined })
  expect(neighboursOf('gone', all)).toEqual({})
})

test('a series begins with its oldest post, and one post alone is none', () => {
  const part = (id: string, series: string) => ({ id, series })
  const [third, other, second, first, none] = [
    part('third', 'NIS-2'),
    part('other', 'Cloud'),
    part('second', ' nis-2'),
    part('first', 'NIS-2'),
    part('none', ''),
  ]
  const posts = [third, other, second, first, none, part('none as well', '')]
  expect(ids(postsOfSeries(second, posts))).toEqual(['first', 'second', 'third'])
  expect(postsOfSeries(other, posts)).toEqual([])
  expect(postsOfSeries(none, posts)).toEqual([])
  const [newest, next] = [part('newest', 'Cloud'), part('next', 'Backup')]
  const series = allSeries([newest, next, ...posts, part('last', 'backup')])
  expect(series.map(({ name }) => name)).toEqual(['Cloud', 'Backup', 'NIS-2'])
  expect(series.map(({ posts }) => ids(posts)[0])).toEqual(['other', 'last', 'first'])
})
