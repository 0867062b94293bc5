import { expect, test } from 'vitest'
import { underOtherNames } from './clean-paste.ts'

// What comes before the browser's own parser; the rest is tried in browsers (tests/e2e/paste).

test('pasted styles and handlers get other names, comments and style sheets go', () => {
  expect(
    underOtherNames(
      '<!--[if x]><p><![endif]--><style>p { a: b }</style><p Style=\'a\' onClick="b()">c on="d"<![endif]></p>',
    ),
  ).toBe('<p data-style=\'a\' data-handler="b()">c on="d"</p>')
})
