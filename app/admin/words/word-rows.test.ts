import { expect, test } from 'vitest'
import { searchWordRows, wordDocumentNames, wordRows } from './word-rows.ts'

const stored = { career: { apply: 'Zu uns kommen' } }
const documents = wordDocumentNames.map((name) => wordRows({ name, values: name === 'wordsCareer' ? stored : {} }))

test('a text is found by what it says and by what it is called', () => {
  const [said] = searchWordRows(documents, 'zu uns kommen')
  expect(said).toMatchObject({ name: 'wordsCareer', rows: [{ path: 'career.apply', changed: true }] })
  const called = searchWordRows(documents, 'Schaltfläche Bewerbung E-Mail')
  expect(called[0]!.rows.map(({ path }) => path)).toEqual(['career.applyByMail'])
  expect(searchWordRows(documents, 'Quastenflosser')).toEqual([])
})

test('texts are called by the parts they stand in', () => {
  const contact = documents.find(({ name }) => name === 'wordsContact')!
  expect(contact.rows.find(({ path }) => path === 'contactForm.labels.name')?.label).toBe('Formular › Felder › Name')
})
