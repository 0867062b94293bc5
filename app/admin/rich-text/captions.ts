import { Extension, type NodeViewRendererProps } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    captions: { leaveCaption: () => ReturnType }
  }
}

const captioned = new Set(['figure', 'video', 'embed'])

/** A caption is one line: Enter ends it, and the text goes on below the picture, video or map. */
export const Captions = Extension.create({
  name: 'captions',
  addCommands: () => ({
    leaveCaption:
      () =>
      ({ tr, state, dispatch }) => {
        const { $from } = tr.selection
        const inCaption = captioned.has($from.parent.type.name)
        const selected = !inCaption && $from.nodeAfter && captioned.has($from.nodeAfter.type.name)
        if (!inCaption && !selected) return false
        const behind = inCaption ? $from.after() : $from.pos + $from.nodeAfter!.nodeSize
        // Behind the last picture of a gallery the text goes on below all of them.
        const isLast = tr.doc.resolve(behind).parent.type.name === 'gallery' && !tr.doc.nodeAt(behind)
        const after = isLast ? behind + 1 : behind
        if (!tr.doc.nodeAt(after)?.isTextblock) tr.insert(after, state.schema.nodes.paragraph!.create())
        tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView()
        dispatch?.(tr)
        return true
      },
  }),
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.leaveCaption() }
  },
})

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
