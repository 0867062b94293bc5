import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImportPreview } from './import-preview.tsx'

const area = { name: 'faq', area: 'Häufige Fragen', added: 1, changed: 0, removed: 0, same: 3, examples: ['Neu?'] }

function drawn(removed: number) {
  const preview = { exportedAt: '2026-01-01T00:00:00.000Z', areas: [{ ...area, removed }], ignored: [] }
  return renderToStaticMarkup(<ImportPreview preview={preview} onConfirm={async () => {}} onCancel={() => {}} />)
}

test('an import that removes something looks dangerous, one that only adds does not', () => {
  expect(drawn(2)).toContain('data-variant="danger"')
  expect(drawn(0)).not.toContain('data-variant="danger"')
})
