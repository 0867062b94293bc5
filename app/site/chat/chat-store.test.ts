import { expect, test } from 'vitest'
import { chatWindowWords } from '#shared/messages/chat.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { transcriptOf } from './chat-store.ts'

const words = wordsFrom(chatWindowWords)

test('the transcript begins with the first words of the visitor and names who speaks', () => {
  expect(
    transcriptOf(
      [
        { id: 0, isBot: true, content: 'Guten Tag!' },
        { id: 1, isBot: false, content: 'Was kostet das?' },
        { id: 2, isBot: true, content: '**Nichts.** Siehe [FAQ](/faq).' },
      ],
      words,
    ),
  ).toBe('Mein Gespräch im Chat:\n\nSie: Was kostet das?\n\nAssistent: Nichts. Siehe FAQ.\n\n')
})

test('before the visitor speaks there is nothing to carry over; of a long talk the end stays', () => {
  expect(transcriptOf([{ id: 0, isBot: true, content: 'Guten Tag!' }], words)).toBe('')
  const long = transcriptOf([{ id: 0, isBot: false, content: `${'a'.repeat(9_000)} Ende` }], words)
  expect(long.length).toBeLessThan(4_100)
  expect(long.trimEnd().endsWith('Ende')).toBe(true)
})
