import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { text, toggle } from '#shared/content/fields.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import type { Values } from '#shared/editing/values.ts'
import { FormProvider, type FormContext } from '#admin/kit/form.ts'
import { FieldRow } from './field-row.tsx'

const form: FormContext = {
  content: 'companyProfile',
  itemId: 'x',
  choices: {},
  pages: [],
  suggestPages() {},
  locked: {},
  errors: new Map(),
  change() {},
  typing() {},
  leave() {},
}

function draw(field: FieldDefinition, values: Values, errors: [string, string][] = []): string {
  return renderToStaticMarkup(
    <FormProvider value={{ ...form, errors: new Map(errors) }}>
      <FieldRow path="feld" field={field} values={values} />
    </FormProvider>,
  )
}

test('entries of opening hours are called by their day', () => {
  const html = draw(companyProfile.fields.openingHours, { feld: companyProfile.defaults.openingHours })
  expect(html).toMatch(/<summary[^>]*>.*?Montag.*?<\/summary>/)
  expect(html).not.toMatch(/>monday</)
})

test('a switch is never called optional, a text that may be left out is', () => {
  expect(draw(toggle('Sichtbar', { on: true }), { feld: true })).not.toContain('(optional)')
  expect(draw(text('Zusatz'), { feld: '' })).toContain('(optional)')
})

test('what a token stands for is said below a plain text', () => {
  const html = draw(text('Lead'), { feld: 'Websites aus {{firma.ort}}, {{firma.ort}} und {{gibt.es.nicht}}' })
  expect(html).toContain('Hier steht {{firma.ort}} für „Ort“: Auf der Seite')
  expect(draw(text('Lead'), { feld: 'Websites aus Erfurt' })).not.toContain('Hier steht')
})

test('a counter appears where the limit begins to matter', () => {
  const field = text('Titel', { max: 100 })
  expect(draw(field, { feld: 'x'.repeat(80) })).not.toContain('von 100')
  expect(draw(field, { feld: 'x'.repeat(81) })).toMatch(/81\D+100/)
})

test('what is wrong with a field is said once', () => {
  const complaint = 'Bitte angeben'
  const times = (html: string) => html.split(complaint).length - 1
  expect(times(draw(text('Titel'), { feld: '' }, [['feld', complaint]]))).toBe(1)
  const hours = companyProfile.fields.openingHours
  const values = { feld: companyProfile.defaults.openingHours }
  expect(times(draw(hours, values, [['feld', complaint]]))).toBe(1)
  expect(times(draw(hours, values, [['feld.0.opens', complaint]]))).toBe(1)
})
