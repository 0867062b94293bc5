import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { companyProfile } from '#shared/content/company-profile.ts'
import { FieldRow } from '#admin/form/field-row.tsx'
import { FormProvider, type FormContext } from '#admin/kit/form.ts'
import { manualPage } from '#admin/kit/manual.ts'
import { ManualText } from './manual-text.tsx'

const form: FormContext = {
  content: companyProfile.name,
  itemId: companyProfile.name,
  choices: {},
  pages: [],
  suggestPages() {},
  locked: {},
  errors: new Map(),
  change() {},
  typing() {},
  leave() {},
}

test('the question mark of a group opens its heading in the manual and is no part of the name of the group', () => {
  const html = renderToStaticMarkup(
    <FormProvider value={form}>
      <FieldRow path="openingHours" field={companyProfile.fields.openingHours} values={companyProfile.defaults} />
    </FormProvider>,
  )
  expect(html).toContain('href="/admin/hilfe/unternehmensprofil#oeffnungszeiten" target="_blank"')
  expect(html).toContain('aria-label="Hilfe zu „Öffnungszeiten“"')
  expect(html).toContain('aria-labelledby="gruppe-openingHours"')
  expect(html).toContain('<span id="gruppe-openingHours">Öffnungszeiten</span>')
  const { blocks } = manualPage('unternehmensprofil')!
  expect(renderToStaticMarkup(<ManualText blocks={blocks} />)).toContain('<h2 id="oeffnungszeiten">')
})
