import { expect, test } from 'vitest'
import { matchesSearch } from './faq-search.ts'

const entry = {
  question: 'Muss unser Shop barrierefrei sein?',
  answer: '<p>Maßstab ist die Norm <a href="/ecommerce">EN 301 549</a>, auch für Größe &amp; Farbe.</p>',
}
const finds = (search: string) => matchesSearch(entry, search)

test('every word counts, in question or answer and in any order', () => {
  expect(finds('norm shop')).toBe(true)
  expect(finds('norm laden')).toBe(false)
})

test('capitals, umlauts and sharp s may be written in any way', () => {
  for (const search of ['GRÖSSE', 'groesse', 'grosse', 'massstab', 'für', 'fuer'])
    expect(finds(search), search).toBe(true)
})

test('tags and addresses are not text', () => {
  expect(finds('ecommerce')).toBe(false)
  expect(finds('href')).toBe(false)
  expect(finds('größe & farbe')).toBe(true)
})

test('an empty search finds everything', () => {
  expect(finds('')).toBe(true)
  expect(finds('   ')).toBe(true)
})
