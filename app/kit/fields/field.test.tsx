import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field, TextField } from './field.tsx'

test('label, error and help belong to the control also for those who do not see them', () => {
  const html = renderToStaticMarkup(
    <Field id="titel" label="Titel" error="Zu kurz" help="Ein Satz">
      {(control) => <textarea {...control} />}
    </Field>,
  )
  expect(html).toContain('<label id="titel-name" for="titel">Titel</label>')
  expect(html).toContain(
    'id="titel" class="text-input" aria-invalid="true" aria-describedby="titel-fehler titel-hilfe"',
  )
  expect(html).toMatch(/<p[^>]* id="titel-fehler">Zu kurz<\/p><p[^>]* id="titel-hilfe">Ein Satz<\/p>/)
})

test('a set of controls is named by its label, which points at none of them', () => {
  const html = renderToStaticMarkup(
    <Field id="bild" label="Bild" grouped>
      {({ id }) => <fieldset aria-labelledby={`${id}-name`} />}
    </Field>,
  )
  expect(html).toContain('<span id="bild-name">Bild</span>')
  expect(html).not.toContain('<label')
})

test('the place where an error is read out is there before the error', () => {
  expect(renderToStaticMarkup(<TextField label="E-Mail" />)).toMatch(/<p[^>]* role="alert"><\/p>/)
  const html = renderToStaticMarkup(<TextField label="E-Mail" error="Fehlt" />)
  expect(html).toMatch(/<p[^>]* role="alert">Fehlt<\/p>/)
  expect(html).toContain('aria-invalid="true"')
})
