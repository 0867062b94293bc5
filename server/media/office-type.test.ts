import { expect, test } from 'vitest'
import { officeTypes } from '#shared/media/file-types.ts'
import { openDocumentType } from './office-type.ts'

/** As programs write the first file of an open document: stored, without a name after it. */
const beginning = (type: string) =>
  Buffer.from(`PK\u0003\u0004${'\0'.repeat(26)}mimetype${type}PK\u0003\u0004`, 'latin1')

test('an open document is known by the type that it names first', () => {
  expect(openDocumentType(beginning(officeTypes.odt))).toBe(officeTypes.odt)
  expect(openDocumentType(beginning(officeTypes.odp))).toBe(officeTypes.odp)
  expect(openDocumentType(beginning('application/epub+zip'))).toBeUndefined()
  expect(openDocumentType(beginning(`${officeTypes.odt}-template`))).toBeUndefined()
})
