import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { impressum } from '#shared/content/legal-texts.ts'
import { findPlaceholders } from './placeholders.ts'

test('names every field of the company profile that is not filled in', () => {
  const values = companyProfile.schema.parse(companyProfile.defaults)
  expect(findPlaceholders(companyProfile.fields, values).map(({ field }) => field)).toEqual([
    'Vertretungsberechtigte Personen',
    'Registergericht',
    'Registernummer',
    'Umsatzsteuer-Identifikationsnummer',
    'Verantwortlich für Inhalte (§ 18 Abs. 2 MStV)',
    'Datenschutzbeauftragte Person',
  ])
  expect(findPlaceholders(companyProfile.fields, { ...values, vatId: 'DE123456789' })).toHaveLength(5)
  expect(findPlaceholders(companyProfile.fields, values)[0]).toMatchObject({ path: 'representatives' })
})

test('counts the places within one text', () => {
  expect(
    findPlaceholders(impressum.fields, { content: '<p>[Platzhalter: a]</p><p>[Platzhalter: b] [Notiz]</p>' }),
  ).toEqual([{ path: 'content', field: impressum.fields.content.label, input: 'html', count: 2 }])
})
