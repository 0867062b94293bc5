import { Node } from '@tiptap/core'
import type { Node as TextNode } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Selection, type Transaction } from '@tiptap/pm/state'
import type { FigureAttributes } from './figure.ts'

/** Pictures that belong together, side by side. */
export const Gallery = Node.create({
  name: 'gallery',
  group: 'block',
  content: 'figure+',
  defining: true,
  // Before the figure that holds one picture.
  parseHTML: () => [{ tag: 'figure[data-gallery]', priority: 60 }],
  renderHTML: () => ['figure', { 'data-gallery': '' }, 0],
})

/** Where the picture at the caret stands in its gallery, and where both begin in the text. */
type GalleryPlace = { gallery: TextNode; start: number; index: number; at: number }

function placeInGallery({ $from }: Selection): GalleryPlace | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const gallery = $from.node(depth)
    if (gallery.type.name !== 'gallery') continue
    const index = Math.min($from.index(depth), gallery.childCount - 1)
    const start = $from.before(depth)
    return { gallery, start, index, at: $from.posAtIndex(index, depth) }
  }
  return undefined
}

/** Puts a picture behind the one at the caret, or begins a gallery with it. The caret goes to its caption. */
export function addToGallery(state: EditorState, attributes: FigureAttributes): Transaction {
  const { gallery, figure, paragraph } = state.schema.nodes
  const picture = figure!.create(attributes)
  const place = placeInGallery(state.selection)
  const transaction = state.tr
  let at: number
  if (place) {
    at = place.at + place.gallery.child(place.index).nodeSize
    transaction.insert(at, picture)
  } else {
    const { $from } = state.selection
    const inText = $from.depth > 0
    const [from, to] = inText ? [$from.before(1), $from.after(1)] : [$from.pos, $from.pos]
    const isBlank = inText && $from.node(1).content.size === 0
    const [begin, end] = isBlank ? [from, to] : [to, to]
    // Writing goes on below it.
    const below = transaction.doc.nodeAt(end)?.isTextblock ? [] : [paragraph!.create()]
    transaction.replaceWith(begin, end, [gallery!.create(null, picture), ...below])
    at = begin + 1
  }
  return transaction.setSelection(TextSelection.create(transaction.doc, at + 1)).scrollIntoView()
}

/** Nothing, where there is no place to go to. */
export function moveInGallery(state: EditorState, step: -1 | 1): Transaction {
  const place = placeInGallery(state.selection)
  const target = (place?.index ?? 0) + step
  if (!place || target < 0 || target >= place.gallery.childCount) return state.tr
  const pictures = [...place.gallery.children]
  pictures.splice(target, 0, ...pictures.splice(place.index, 1))
  const before = pictures.slice(0, target).reduce((size, { nodeSize }) => size + nodeSize, 0)
  const transaction = state.tr.replaceWith(place.start + 1, place.start + place.gallery.nodeSize - 1, pictures)
  return transaction.setSelection(TextSelection.create(transaction.doc, place.start + before + 2))
}

/** The caret goes to the next picture, or to the one before; with its last picture a gallery goes, too. */
export function removeFromGallery(state: EditorState): Transaction {
  const place = placeInGallery(state.selection)
  if (!place) return state.tr
  const { gallery, start, index, at } = place
  if (gallery.childCount === 1) return state.tr.delete(start, start + gallery.nodeSize).scrollIntoView()
  const transaction = state.tr.delete(at, at + gallery.child(index).nodeSize)
  const next = index < gallery.childCount - 1 ? at : at - gallery.child(index - 1).nodeSize
  return transaction.setSelection(TextSelection.create(transaction.doc, next + 1))
}
