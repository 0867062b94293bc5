import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, test, vi } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { createStoredHtml } from './stored-html.ts'

// How a block is written needs a browser and is tried in one (tests/e2e/admin-rich-text.e2e.ts).

const schema = getSchema(richTextExtensions('somebody'))
const text = (...lines: string[]) =>
  Node.fromJSON(schema, {
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  })

test('a letter makes one block be written again, however long the text is', () => {
  const store = vi.fn<(block: Node) => { html: string; isEmpty: boolean }>((block) => ({
    html: `<p>${block.textContent}</p>`,
    isEmpty: false,
  }))
  const storedHtml = createStoredHtml(store)
  const state = EditorState.create({ doc: text(...Array.from({ length: 500 }, (_, index) => `Absatz ${index}`)) })
  const before = storedHtml(state.doc)
  expect(store).toHaveBeenCalledTimes(500)
  expect(storedHtml(state.tr.insertText('Neu: ', 1).doc)).toBe(before.replace('<p>', '<p>Neu: '))
  expect(store).toHaveBeenCalledTimes(501)
})

test('a text whose blocks all show nothing is no text', () => {
  const storedHtml = createStoredHtml(({ textContent }) => ({ html: '<p></p>', isEmpty: textContent.trim() === '' }))
  expect(storedHtml(text(' ', '\u00a0'))).toBe('')
  expect(storedHtml(text(' ', 'x'))).toBe('<p></p><p></p>')
})
