import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { datenschutzDefault } from '../content/defaults/datenschutz.ts'
import { textOf } from '../text/html-text.ts'
import { comparePieces, type Piece } from './compare-words.ts'

test('a difference shows which words went and came', () => {
  expect(comparePieces('Der alte Text bleibt', 'Der neue Text bleibt')).toEqual([
    { kind: 'same', text: 'Der ' },
    { kind: 'removed', text: 'alte' },
    { kind: 'added', text: 'neue' },
    { kind: 'same', text: ' Text bleibt' },
  ])
  expect(comparePieces('', 'Neu')).toEqual([{ kind: 'added', text: 'Neu' }])
  expect(comparePieces('Gleich', 'Gleich')).toEqual([{ kind: 'same', text: 'Gleich' }])
})

test('two changed words in a text of thousands are two changes', () => {
  const once = textOf(datenschutzDefault)
  const before = `${once} ${once}`
  const words = before.split(' ')
  const after = words.map((word, index) => (index === 40 || index === 2_400 ? 'Nordlicht' : word)).join(' ')
  expect(words.length).toBeGreaterThan(2_500)
  expect(comparePieces(before, after)).toEqual([
    { kind: 'same', text: `${words.slice(0, 40).join(' ')} ` },
    { kind: 'removed', text: words[40] },
    { kind: 'added', text: 'Nordlicht' },
    { kind: 'same', text: ` ${words.slice(41, 2_400).join(' ')} ` },
    { kind: 'removed', text: words[2_400] },
    { kind: 'added', text: 'Nordlicht' },
    { kind: 'same', text: ` ${words.slice(2_401).join(' ')}` },
  ])
})

const many = (word: string) => Array.from({ length: 1_200 }, (_, number) => word + number).join(' ')

test('where more than a thousand words were replaced, sentences are compared', () => {
  const before = `Der Anfang bleibt. Es folgt ${many('alt')}. Die Mitte bleibt! Am Ende war es so.`
  const after = `Der Anfang bleibt. Es folgt ${many('neu')}. Die Mitte bleibt! Am Ende ist es so.`
  expect(comparePieces(before, after)).toEqual([
    { kind: 'same', text: 'Der Anfang bleibt. ' },
    { kind: 'removed', text: `Es folgt ${many('alt')}. ` },
    { kind: 'added', text: `Es folgt ${many('neu')}. ` },
    { kind: 'same', text: 'Die Mitte bleibt! ' },
    { kind: 'removed', text: 'Am Ende war es so.' },
    { kind: 'added', text: 'Am Ende ist es so.' },
  ])
})

test('where too many sentences were replaced as well, the whole text is another', () => {
  const [before, after] = [`Anfang. ${many('Ja. A')}`, `Anfang. ${many('Nein. B')}`]
  const pieces: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  expect(comparePieces(before, after)).toEqual(pieces)
})

test('both texts can be read out of what is shown', () => {
  const text = array(constantFrom('ja', 'nein', 'eins', 'zwei', 'drei.'), { maxLength: 12 })
  assert(
    property(text, text, (before, after) => {
      const pieces = comparePieces(before.join(' '), after.join(' '))
      const read = (side: Piece['kind']) =>
        pieces.flatMap(({ kind, text }) => (kind === 'same' || kind === side ? text : [])).join('')
      const words = (list: string) => list.replaceAll(' ', '')
      expect(words(read('removed'))).toBe(before.join(''))
      expect(words(read('added'))).toBe(after.join(''))
    }),
  )
})
