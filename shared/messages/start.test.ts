import { expect, test } from 'vitest'
import { startWords } from './start.ts'

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'Schaufenster ist geöffnet: x'],
  [{ LC_ALL: 'de_AT', LANG: 'en_US.UTF-8' }, 'Schaufenster ist geöffnet: x'],
  [{ LC_ALL: '', LC_MESSAGES: 'de' }, 'Schaufenster ist geöffnet: x'],
  [{ LC_ALL: 'C', LANG: 'de_DE.UTF-8' }, 'Schaufenster is open: x'],
  [{ LANG: 'den_CA' }, 'Schaufenster is open: x'],
  [{}, 'Schaufenster is open: x'],
])('%o begins with "%s"', (environment, line) => expect(startWords(environment).open('x')).toBe(line))
