import type { NodeViewRendererProps } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { FigureAttributes } from './figure.ts'
import styles from './figure-view.module.css'

const words = richTextMessages.image

/** A picture as it is edited: below it what it shows, for those who do not see it, and its caption. */
export function createFigureView({ node: first, editor, getPos }: NodeViewRendererProps) {
  let node = first
  const dom = document.createElement('figure')
  const image = document.createElement('img')
  const alt = document.createElement('input')
  const contentDOM = document.createElement('figcaption')
  alt.className = styles.alt!
  alt.placeholder = words.alt
  alt.ariaLabel = words.alt
  alt.contentEditable = 'false'
  dom.append(image, alt, contentDOM)
  show()

  function show() {
    const { src, alt: said, align } = node.attrs as FigureAttributes
    if (image.getAttribute('src') !== src) image.src = src
    image.alt = said
    if (align) dom.dataset.align = align
    else delete dom.dataset.align
    if (alt.value !== said) alt.value = said
    alt.ariaInvalid = said.trim() === '' ? 'true' : 'false'
  }

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

  return {
    dom,
    contentDOM,
    update(next: typeof node) {
      if (next.type !== node.type) return false
      node = next
      show()
      return true
    },
    // The field is its own: the editor would take its letters as keys of the text.
    stopEvent: ({ target }: Event) => target === alt,
    ignoreMutation: ({ target }: { target: Node }) => !contentDOM.contains(target),
  }
}
