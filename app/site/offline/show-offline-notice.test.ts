import { expect, test } from 'vitest'
import { offlineWords } from '#shared/messages/offline.ts'
import { wordsFrom } from '#shared/words/word-group.ts'
import { copyAge } from './show-offline-notice.ts'

const words = wordsFrom(offlineWords)
const now = new Date(2026, 10, 15, 14, 30)

test('a copy of today names the time, an older one the day as well', () => {
  expect(copyAge(new Date(2026, 10, 15, 9, 5), now, words)).toBe('Diese Seite ist eine Kopie von 09:05\u00a0Uhr.')
  expect(copyAge(new Date(2026, 10, 14, 23, 59), now, words)).toBe(
    'Diese Seite ist eine Kopie vom 14. November, 23:59\u00a0Uhr.',
  )
})
