import { expect, test } from 'vitest'
import { stem } from './stem.ts'
import { fold, foldedWords, nounsOf, wordsOf } from './words.ts'

test('forms of a word have one stem', () => {
  for (const forms of [
    ['schulung', 'schulungen'],
    ['praxis', 'praxis'],
    ['kosten', 'kostet'],
    ['server', 'servers', 'servern'],
    ['anbieter', 'anbietern'],
    ['gehackt', 'hacken'],
  ])
    expect(new Set(forms.map(stem)).size, forms.join(', ')).toBe(1)
})

test('short words and words with digits stay as they are', () => {
  expect(['ki', 'epa', 'nis2', 'fido2'].map(stem)).toEqual(['ki', 'epa', 'nis2', 'fido2'])
})

test('umlauts, sharp s and ph are one spelling however they are typed', () => {
  expect(fold('Schlüssel')).toBe(fold('Schluessel'))
  expect(fold('Straße')).toBe(fold('STRASSE'))
  expect(fold('Phishing')).toBe(fold('Fishing'))
  expect(fold('Daten\u00adschutz')).toBe('datenschutz')
  expect(fold('neue Quelle')).toBe('neue quelle')
})

test('E-Mail and NIS-2 are one word, KI-Schulung is two, and artificial intelligence has one name', () => {
  expect(foldedWords('E-Mail zu NIS-2, KI-Schulung')).toEqual(['email', 'zu', 'nis2', 'ki', 'schulung'])
  expect(foldedWords('mit künstlicher Intelligenz')).toEqual(['mit', 'ki'])
})

test('what says nothing about the subject is left out', () => {
  expect(wordsOf('Was kostet bei Ihnen eigentlich ein Erstgespräch?').map(({ folded }) => folded)).toEqual([
    'kostet',
    'erstgesprach',
  ])
})

test('capitals within a sentence mark nouns; without any nothing is known', () => {
  expect(nounsOf('Reparieren Sie auch meinen Wasserhahn?')).toEqual(new Set(['sie', 'wasserhahn']))
  expect(nounsOf('reparieren sie auch meinen wasserhahn?')).toBeUndefined()
})
