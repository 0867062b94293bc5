import { expect, test } from 'vitest'
import { findFields } from './find-fields.ts'

const found = (question: string) => findFields(question, () => true, 5)

test('a field is found by what it is called, and leads to its place in the form', () => {
  expect(found('Öffnungszeiten')[0]).toEqual({
    kind: 'field',
    title: 'Öffnungszeiten',
    note: 'Unternehmensprofil',
    path: '/admin/dokumente/companyProfile#feld-openingHours',
  })
  expect(found('oeffnungszeiten')[0]).toMatchObject({ title: 'Öffnungszeiten' })
  expect(found('kammer')[0]).toMatchObject({ path: '/admin/dokumente/companyProfile#feld-profession.chamber' })
})

test('words of what stands around a field lead to it as well', () => {
  expect(found('erlaubnis kammer').map(({ title }) => title)).toContain('Kammer')
})

test('only documents that somebody may edit are looked at', () => {
  expect(findFields('kammer', ({ name }) => name !== 'companyProfile', 5)).toEqual([])
  expect(found('')).toEqual([])
})
