import { Node } from '@tiptap/core'
import { createFigureView } from './figure-view.ts'

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
