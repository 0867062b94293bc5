import { expect, test } from 'vitest'
import { listPart, wholeList, type ListChoice, type ListRow } from './admin-list.ts'

const row = (title: string, more: Partial<ListRow> = {}): ListRow => ({
  id: title.toLowerCase(),
  title,
  details: '',
  appears: '',
  state: 'published',
  version: 1,
  changedAt: '2026-11-01T00:00:00Z',
  publishAt: null,
  ...more,
})
const rows = [
  row('Zettel', { changedAt: '2026-11-03T00:00:00Z' }),
  row('Ärger', { details: 'Rubrik Cloud', state: 'draft', changedAt: '2026-11-01T00:00:00Z' }),
  row('Teil 10', { changedAt: '2026-11-02T00:00:00Z' }),
  row('Teil 9', { state: 'changed', changedAt: '2026-11-04T00:00:00Z' }),
]
const part = (choice: Partial<ListChoice>, limit = 10) => listPart(rows, { ...wholeList, ...choice }, limit)
const chosen = (choice: Partial<ListChoice>) => part(choice).rows.map(({ title }) => title)

test('without a choice the rows keep the order of the collection', () => {
  expect(chosen({})).toEqual(['Zettel', 'Ärger', 'Teil 10', 'Teil 9'])
})

test('every word has to appear, in title, details or id, whatever its case', () => {
  expect(chosen({ search: 'ÄRGER cloud' })).toEqual(['Ärger'])
  expect(chosen({ search: 'teil 9' })).toEqual(['Teil 9'])
  expect(chosen({ search: 'ärger shop' })).toEqual([])
})

test('titles sort as in a German dictionary, with numbers by their value', () => {
  expect(chosen({ sort: 'title' })).toEqual(['Ärger', 'Teil 9', 'Teil 10', 'Zettel'])
  expect(chosen({ sort: 'changed', descending: true })).toEqual(['Teil 9', 'Zettel', 'Teil 10', 'Ärger'])
})

test('a status narrows the list, and its count follows the search', () => {
  expect(chosen({ state: 'draft' })).toEqual(['Ärger'])
  expect(part({ search: 'teil', state: 'published' })).toMatchObject({
    counts: { all: 2, draft: 0, scheduled: 0, published: 1, changed: 1 },
    total: 4,
  })
})

test('a part has the first rows, and says how many there are', () => {
  expect(part({ sort: 'title' }, 2)).toMatchObject({
    rows: [{ title: 'Ärger' }, { title: 'Teil 9' }],
    counts: { all: 4 },
    total: 4,
  })
})
