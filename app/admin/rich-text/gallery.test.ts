import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { addToGallery, moveInGallery, removeFromGallery } from './gallery.ts'

const schema = getSchema(richTextExtensions('somebody'))
const paragraph = (text: string) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })
const picture = (name: string) => ({ src: `/bild/${name}`, alt: name })
const textWith = (...lines: string[]) =>
  EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content: lines.map(paragraph) }) })
/** Blocks by their text, a gallery by its pictures; the caret stands in the one that is named last. */
function shown({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>) {
  const blocks = doc.children.map(({ type, children, textContent }) =>
    type.name === 'gallery' ? children.map(({ attrs }) => String(attrs.alt)) : textContent,
  )
  return [...blocks, selection.$from.parent.attrs.alt ?? '']
}
const galleryOf = (...names: string[]) =>
  names.reduce((state, name) => state.apply(addToGallery(state, picture(name))), textWith('Anfang', ''))

test('a gallery begins below the text at the caret, and writing goes on below it', () => {
  const state = textWith('Anfang')
  expect(shown(addToGallery(state, picture('a')))).toEqual(['Anfang', ['a'], '', 'a'])
  const blank = textWith('Anfang', '', 'Ende')
  const atBlank = blank.apply(blank.tr.setSelection(TextSelection.create(blank.doc, 9)))
  expect(shown(addToGallery(atBlank, picture('a')))).toEqual(['Anfang', ['a'], 'Ende', 'a'])
})

test('further pictures come behind the one at the caret, also where it is selected as a whole', () => {
  const state = galleryOf('a', 'c')
  expect(shown(state)).toEqual(['Anfang', ['a', 'c'], '', 'c'])
  const whole = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 9)))
  expect(shown(addToGallery(whole, picture('b')))).toEqual(['Anfang', ['a', 'b', 'c'], '', 'b'])
})

test('pictures change places within their gallery, and stay at its ends', () => {
  const state = galleryOf('a', 'b', 'c')
  expect(shown(moveInGallery(state, -1))).toEqual(['Anfang', ['a', 'c', 'b'], '', 'c'])
  expect(moveInGallery(state, 1).docChanged).toBe(false)
})

test('with its last picture a gallery goes, too', () => {
  const two = galleryOf('a', 'b')
  const one = two.apply(removeFromGallery(two))
  expect(shown(one)).toEqual(['Anfang', ['a'], '', 'a'])
  const none = one.apply(removeFromGallery(one))
  expect(none.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'paragraph'])
})
