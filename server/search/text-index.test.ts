import { expect, test } from 'vitest'
import { createEntry } from './entry.ts'
import { createTextIndex } from './text-index.ts'

const entryOf = (title: string) =>
  createEntry({ id: title, kind: 'post', title, url: `/${title}` }, [{ text: `Obst ${title}` }])

test('passages that go and come leave each term with those that hold it, in their order', () => {
  const index = createTextIndex()
  const entries = ['Apfel', 'Birne', 'Kirsche', 'Traube'].map((title) => entryOf(title))
  for (const { passages } of entries) passages.forEach(index.add)
  const [term] = [...index.terms()].filter((known) => index.postings(known)?.count === 4)
  const holders = () => {
    const { count, pairs } = index.postings(term!)!
    return [...pairs.subarray(0, count * 2)].filter((_, at) => at % 2 === 0)
  }
  expect(holders()).toEqual([0, 1, 2, 3])
  for (const place of [1, 2]) entries[place]!.passages.forEach(index.remove)
  expect(holders()).toEqual([0, 3])
  // New ones get the numbers that are free.
  for (const title of ['Pflaume', 'Quitte', 'Feige']) entryOf(title).passages.forEach(index.add)
  expect(holders()).toEqual([0, 1, 2, 3, 4])
  expect(index.postings([...index.terms()].find((known) => known.startsWith('birn')) ?? '')).toBeUndefined()
})
