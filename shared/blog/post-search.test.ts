import { expect, test } from 'vitest'
import { searchPosts } from './post-search.ts'

const keys = {
  title: 'Passkeys im Unternehmen',
  teaser: 'Passwörter ablösen',
  tags: ['FIDO2'],
  content: '<p>Der <strong>Sicherheits</strong>schlüssel liegt im Gerät, nicht in der Straße.</p>',
}
const shops = {
  title: 'Barrierefreie Shops',
  teaser: 'Cafe\u0301 und Kasse',
  tags: ['BFSG'],
  content: '<p>Bauelement</p>',
}
const found = (question: string) => searchPosts([keys, shops], question).map(({ title }) => title)

test('title, teaser, tags and text are searched, whatever the case', () => {
  for (const question of ['PASSKEYS', 'ablösen', 'fido2', 'gerät']) expect(found(question)).toEqual([keys.title])
})

test('umlauts are found however they are typed', () => {
  for (const question of ['schlüssel', 'schluessel', 'schlussel', 'SCHLU\u0308SSEL', 'strasse', 'Straße'])
    expect(found(question), question).toEqual([keys.title])
  expect(found('cafe')).toEqual([shops.title])
  expect(found('element')).toEqual([shops.title])
})

test('every word has to occur, in any order', () => {
  expect(found('gerät passkeys')).toEqual([keys.title])
  expect(found('gerät shops')).toEqual([])
})

test('tags of the markup are not text', () => {
  expect(found('strong')).toEqual([])
})

test('an empty question finds everything', () => {
  expect(found('   ')).toEqual([keys.title, shops.title])
})
