import { expect, test } from 'vitest'
import { measuredFrom, measuredSchema } from './measured.ts'

const contrast = {
  id: 'color-contrast',
  impact: 'serious',
  help: 'Elemente müssen einen ausreichenden Kontrast haben',
  tags: ['cat.color', 'wcag2aa', 'wcag143', 'TTv5'],
}
const reflow = { id: 'meta-viewport', impact: 'critical', help: 'Zoom darf nicht gesperrt sein', tags: ['wcag1410'] }
const engine = 'axe-core 4.14.0'

test('pages without a violation are measured without a finding', () => {
  const measured = measuredFrom([{ path: '/', violations: [] }], { engine, unread: [] })
  expect(measured).toEqual({ engine, pages: 1, unread: [], findings: [] })
  expect(measuredSchema.safeParse(measured).success).toBe(true)
})

test('the same in both themes of a page is one finding, the gravest stands first, with its criteria', () => {
  const measured = measuredFrom(
    [
      { path: '/', violations: [contrast, contrast] },
      { path: '/faq', violations: [contrast, reflow] },
    ],
    { engine, unread: ['/blog'] },
  )
  expect(measured.pages).toBe(2)
  expect(measured.findings).toMatchObject([
    { rule: 'meta-viewport', impact: 'critical', criteria: ['1.4.10'], pages: ['/faq'], count: 1 },
    { rule: 'color-contrast', impact: 'serious', criteria: ['1.4.3'], pages: ['/', '/faq'], count: 2 },
  ])
  expect(measuredSchema.safeParse(measured).success).toBe(true)
})

test('only the first pages are named, all are counted', () => {
  const found = Array.from({ length: 9 }, (_, index) => ({ path: `/blog/${index}`, violations: [contrast] }))
  const [finding] = measuredFrom(found, { engine, unread: [] }).findings
  expect(finding!.pages).toHaveLength(5)
  expect(finding!.count).toBe(9)
})

test.each([
  { engine: 'something else', pages: 1, unread: [], findings: [] },
  { engine, pages: 0, unread: [], findings: [] },
  { engine, pages: 1, unread: ['javascript:alert(1)'], findings: [] },
  { engine, pages: 1, unread: [], findings: [], at: '2026-11-15' },
])('what no browser measured like this is refused', (sent) => {
  expect(measuredSchema.safeParse(sent).success).toBe(false)
})
