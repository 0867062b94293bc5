import type { NodeViewRendererProps } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { createCaptionedView } from './captioned-view.ts'
import type { FigureAttributes } from './figure.ts'
import styles from './figure-view.module.css'

const words = richTextMessages.image

/** A picture as it is edited: below it what it shows, for those who do not see it, and its caption. */
export function createFigureView({ node: first, editor, getPos }: NodeViewRendererProps) {
  let node = first
  const image = document.createElement('img')
  const alt = document.createElement('input')
  alt.className = styles.alt!
  alt.placeholder = words.alt
  alt.ariaLabel = words.alt
  alt.contentEditable = 'false'

  alt.addEventListener('input', () => {
    const at = getPos()
    if (at === undefined) return
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, alt: alt.value }))
  })
  alt.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const at = getPos()
    if (at !== undefined)
      editor
        .chain()
        .focus()
        .setTextSelection(at + node.nodeSize - 1)
        .leaveCaption()
        .run()
  })

  return createCaptionedView(first, {
    parts: [image, alt],
    show(next, figure) {
      node = next
      const { src, alt: said, align } = next.attrs as FigureAttributes
      if (image.getAttribute('src') !== src) image.src = src
      image.alt = said
      if (align) figure.dataset.align = align
      else delete figure.dataset.align
      if (alt.value !== said) alt.value = said
      alt.ariaInvalid = said.trim() === '' ? 'true' : 'false'
    },
    // The field is its own: the editor would take its letters as keys of the text.
    stopEvent: ({ target }) => target === alt,
  })
}
