import { expect, test } from 'vitest'
import { createWordIndex } from './word-index.ts'

test('what stands within a word is found, whether the word came early or late', () => {
  const index = createWordIndex<string>()
  const texts: [string, Set<string>][] = []
  const known = ['datenschutz', 'schutz', 'ünsch', 'ab', 'a', 'äöü', 'straße']
  const add = (owner: string, ...words: string[]) => {
    index.add(owner, new Set(words))
    texts.push([owner, new Set(words)])
  }
  // Beyond the number at which words are taken in together, in two goes.
  for (let number = 0; number < 5_000; number++) add(`text ${number}`, `wort${number}`, known[number % known.length]!)
  expect(found('wort4999')).toEqual(['text 4999'])
  add('late', 'spätschutzwort', 'a')

  for (const sought of ['schutz', 'wort49', 'a', 'ü', 'nsch', 'aß', 'tenschutz', 'ab', 'spätschutz', 'nowhere', 'rt4'])
    expect(found(sought), sought).toEqual(
      texts.filter(([, words]) => [...words].some((word) => word.includes(sought))).map(([owner]) => owner),
    )

  function found(...spellings: string[]): string[] {
    const holders = index.holding(...spellings)
    return [...holders.keys()].filter((number) => holders[number]).map((number) => index.ownerAt(number)!)
  }
})
