import { expect, test } from 'vitest'
import { neighboursOf, relatedPosts, tagKey } from './related-posts.ts'

const post = (id: string, category: string, ...tags: string[]) => ({ id, category, tags: tags.map(tagKey) })
const passkeys = post('passkeys', 'security', 'Passkeys', 'Phishing')
const patients = post('patients', 'health', 'ePA')
const cloud = post('cloud', 'cloud', 'phishing')
const backups = post('backups', 'security', 'Ransomware')
const training = post('training', 'people', 'Phishing', 'Passkeys', 'Quiz', 'Passkeys ')
const all = [passkeys, patients, cloud, backups, training]
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id)

test('the same category counts more than one tag, the rest follows newest first', () => {
  expect(ids(relatedPosts(passkeys, all, 4))).toEqual(['backups', 'training', 'cloud', 'patients'])
})

test('a post never recommends itself, and only as many as asked for', () => {
  expect(ids(relatedPosts(passkeys, all, 2))).toEqual(['backups', 'training'])
  expect(relatedPosts(passkeys, [passkeys], 3)).toEqual([])
})

test('posts without a category have none in common', () => {
  const [loose, other, tagged] = [post('a', ''), post('b', ''), post('c', 'x', 'T')]
  expect(ids(relatedPosts({ ...loose, tags: tagged.tags }, [loose, other, tagged], 3))).toEqual(['c', 'b'])
})

test('neighbours are the next newer and the next older post', () => {
  expect(neighboursOf('patients', all)).toEqual({ newer: passkeys, older: cloud })
  expect(neighboursOf('passkeys', all)).toEqual({ newer: undefined, older: patients })
  expect(neighboursOf('training', all)).toEqual({ newer: backups, older: undefined })
  expect(neighboursOf('gone', all)).toEqual({})
})
