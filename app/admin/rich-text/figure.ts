import { Node, type NodeViewRendererProps } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { createCaptionedView } from './captions.ts'
import styles from './node-view.module.css'

/** `align` is where it stands beside the text; null is its full width. */
export type FigureAttributes = {
  src: string
  alt: string
  width?: string | null
  height?: string | null
  align?: string | null
}

const aligns: readonly (string | undefined)[] = ['left', 'right', 'small', 'wide']

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: { insertFigure: (attributes: FigureAttributes) => ReturnType }
  }
}

/** A picture with its description and a caption below it. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('src') ?? '' },
    alt: { default: '', parseHTML: (element) => imageOf(element)?.getAttribute('alt') ?? '' },
    width: { default: null, parseHTML: (element) => imageOf(element)?.getAttribute('width') ?? null },
    height: { default: null, parseHTML: (element) => imageOf(element)?.getAttribute('height') ?? null },
    align: {
      default: null,
      rendered: false,
      parseHTML: ({ dataset: { align } }) => (aligns.includes(align) ? align : null),
    },
  }),
  parseHTML: () => [
    { tag: 'figure', contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('p') },
    // A picture on its own, as other programs paste it; pictures inside a paste may be local files (clean-paste.ts).
    { tag: 'img[src]' },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    'figure',
    node.attrs.align ? { 'data-align': node.attrs.align as string } : {},
    ['img', HTMLAttributes],
    ['figcaption', 0],
  ],
  addNodeView: () => createFigureView,
  addCommands() {
    return {
      // Writing goes on below the picture.
      insertFigure:
        (attrs) =>
        ({ chain }) =>
          chain().insertContent({ type: this.name, attrs }).leaveCaption().run(),
    }
  },
})

function imageOf(element: HTMLElement): Element | null {
  return element.matches('img') ? element : element.querySelector('img')
}

const words = richTextMessages.image

/** A picture as it is edited: below it what it shows, for those who do not see it, and its caption. */
function createFigureView({ node: first, editor, getPos }: NodeViewRendererProps) {
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
