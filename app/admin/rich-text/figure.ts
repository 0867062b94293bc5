import { Node } from '@tiptap/core'

type FigureAttributes = { src: string; alt: string; width?: string | null; height?: string | null }

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: { insertFigure: (attributes: FigureAttributes & { caption?: string }) => ReturnType }
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
  }),
  parseHTML: () => [
    { tag: 'figure', contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('p') },
    // A picture on its own, as other programs paste it; pictures inside a paste may be local files (clean-paste.ts).
    { tag: 'img[src]' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addCommands() {
    return {
      insertFigure:
        ({ caption = '', ...attrs }) =>
        ({ commands }) =>
          commands.insertContent({
            type: this.name,
            attrs,
            content: caption ? [{ type: 'text', text: caption }] : [],
          }),
    }
  },
})

function imageOf(element: HTMLElement): Element | null {
  return element.matches('img') ? element : element.querySelector('img')
}
