import { expect, test } from 'vitest'
import { drawLine, widthOf, wrapped } from './lettering.ts'

test('words are kept together, and what is too long for a line is broken', () => {
  expect(wrapped('Passkeys im Unternehmen', 60, 400)).toEqual(['Passkeys im', 'Unternehmen'])
  const parts = wrapped('Donaudampfschifffahrtsgesellschaft', 60, 400)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(widthOf(part, 60)).toBeLessThanOrEqual(400)
  expect(parts.join('').replaceAll('-', '')).toBe('Donaudampfschifffahrtsgesellschaft')
})

test('a long word is broken at its hyphens, seen or soft, before it is broken anywhere', () => {
  expect(wrapped('Security-Awareness-Schulungen', 60, 592)).toEqual(['Security-Awareness-', 'Schulungen'])
  expect(wrapped('Kunden\u00ADzufrieden\u00ADheit', 60, 400)).toEqual(['Kunden-', 'zufrieden\u00ADheit'])
  expect(wrapped('IT-Fachkräfte finden', 60, 592)).toEqual(['IT-Fachkräfte finden'])
})

test('German letters, quotes and the euro are drawn; what the font does not have is drawn as its plain letter or not at all', () => {
  const drawn = (text: string) => drawLine(text, { x: 0, y: 0, size: 60 }).match(/<path/g)?.length ?? 0
  expect(drawn('ÄÖÜäöüß„“–€')).toBe(11)
  expect(drawn('ş')).toBe(1)
  expect(drawn('日本')).toBe(0)
})

test('letters that fit into each other stand closer', () => {
  expect(widthOf('AV', 60)).toBeLessThan(widthOf('A', 60) + widthOf('V', 60))
})
