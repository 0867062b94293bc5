import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test('an address breaks after its at sign and before its dots, words beside it as ever', () => {
  expect(renderToStaticMarkup(<EmailText text="Einkauf (rechnung@lieferant.example) bis 12.00 Uhr." />)).toBe(
    'Einkauf (rechnung@<wbr/>lieferant<wbr/>.example) bis 12.00 Uhr.',
  )
})
