import { expect, test } from 'vitest'
import { changedBlock } from './changed-block.ts'

const text = '<h2 id="a">Anfang</h2><p>Gleich</p><p>Ein <strong>fetter</strong> Satz.</p><p>Gleich</p>'

test('words that change within one block are told as that block', () => {
  expect(changedBlock(text, text.replace('Satz', 'Absatz'))).toEqual({
    tag: 'p',
    before: 'Ein <strong>fetter</strong> Satz.',
    after: 'Ein <strong>fetter</strong> Absatz.',
    nth: 0,
    alike: 1,
  })
  expect(changedBlock(text, text.replace('Anfang', 'Der Anfang'))).toMatchObject({ tag: 'h2', after: 'Der Anfang' })
  expect(changedBlock('<p></p>', '<p>a</p>')).toMatchObject({ before: '', after: 'a' })
})

test('of blocks that say the same it is told which one, and of how many', () => {
  expect(changedBlock(text, text.replace(/Gleich<\/p>$/, 'Gleiche</p>'))).toMatchObject({ nth: 1, alike: 2 })
  expect(changedBlock(text, text.replace('Gleich</p><p>Ein', 'Gleicht</p><p>Ein'))).toMatchObject({ nth: 0, alike: 2 })
})

test('a word that becomes bold, or a link, is still a change of words', () => {
  const bold = changedBlock('<p>ein Wort</p>', '<p>ein <strong>Wort</strong></p>')
  expect(bold).toMatchObject({ before: 'ein Wort', after: 'ein <strong>Wort</strong>' })
  const other = changedBlock('<p>ein <strong>Wort</strong></p>', '<p>ein <s>Wort</s></p>')
  expect(other).toMatchObject({ before: 'ein <strong>Wort</strong>', after: 'ein <s>Wort</s>' })
  const link = changedBlock('<p><a href="/a">Wort</a></p>', '<p><a href="/ab">Wort</a></p>')
  expect(link).toMatchObject({ before: '<a href="/a">Wort</a>', after: '<a href="/ab">Wort</a>' })
})

test('where blocks come, go or become others, nothing is told', () => {
  for (const [was, next] of [
    ['<p>ab</p>', '<p>a</p><p>b</p>'],
    ['<p>a</p><p>b</p>', '<p>ab</p>'],
    ['<p>a</p>', '<h2>a</h2>'],
    ['<p>a</p>', '<aside><p>a</p></aside>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>ax<ul><li>b</li></ul></li></ul>'],
    ['<p>a</p><p>b</p>', '<p>ax</p><p>bx</p>'],
    ['<p>a</p>', ''],
    ['', '<p>a</p>'],
    ['<p>a</p>', '<p>a</p>'],
    ['<figure><img src="/a" alt="x"></figure>', '<figure><img src="/a" alt="xy"></figure>'],
    ['nur Text', 'nur ein Text'],
  ] as const)
    expect(changedBlock(was, next), next).toBeUndefined()
})
