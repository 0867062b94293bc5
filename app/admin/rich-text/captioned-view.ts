import type { NodeViewRendererProps } from '@tiptap/core'

type EditedNode = NodeViewRendererProps['node']
type Captioned = {
  /** What stands above the caption, which alone is text of the editor. */
  parts: HTMLElement[]
  show(node: EditedNode, figure: HTMLElement): void
  /** What the editor leaves to the parts. */
  stopEvent(event: Event): boolean
}

/** A figure as it is edited: its own parts, and below them the caption. */
export function createCaptionedView(first: EditedNode, { parts, show, stopEvent }: Captioned) {
  const dom = document.createElement('figure')
  const contentDOM = document.createElement('figcaption')
  dom.append(...parts, contentDOM)
  show(first, dom)
  return {
    dom,
    contentDOM,
    update(next: EditedNode) {
      if (next.type !== first.type) return false
      show(next, dom)
      return true
    },
    stopEvent,
    ignoreMutation: ({ target }: { target: Node }) => !contentDOM.contains(target),
  }
}
