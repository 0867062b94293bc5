import { expect, test } from 'vitest'
import { messageBlocks } from './message-blocks.ts'

test('paragraphs, lines, points and numbers keep their form', () => {
  expect(messageBlocks('Eins\nzwei\n\n- a\n- b\n1. c\n\nEnde')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Eins' }], [{ kind: 'text', text: 'zwei' }]] },
    { kind: 'bullets', items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]] },
    { kind: 'numbers', items: [[{ kind: 'text', text: 'c' }]] },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Ende' }]] },
  ])
})

test('links, addresses, numbers and strong text are recognised', () => {
  const [block] = messageBlocks(
    '**Wichtig:** [FAQ](/faq#nis-2), https://example.org/x., a@b.example, +49 361 000 00 00',
  )
  expect(block?.kind === 'paragraph' && block.lines[0]).toEqual([
    { kind: 'strong', text: 'Wichtig:' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'FAQ', href: '/faq#nis-2' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: 'https://example.org/x', href: 'https://example.org/x' },
    { kind: 'text', text: '., ' },
    { kind: 'link', text: 'a@b.example', href: 'mailto:a@b.example' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: '+49 361 000 00 00', href: 'tel:+493610000000' },
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
  'a link to %s is only its words',
  (href) => {
    const [block] = messageBlocks(`[Klick](${href})`)
    expect(block?.kind === 'paragraph' && block.lines[0]).toEqual([{ kind: 'text', text: 'Klick' }])
  },
)

test('HTML stays text', () => {
  expect(messageBlocks('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: '<script>alert(1)</script>' }]] },
  ])
})
