import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Node } from '@tiptap/pm/model'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'

/** Shows {{firma.name}} and unfilled placeholders as chips; they stay plain text that can be typed and copied (J17). */
export const Tokens = Extension.create({
  name: 'tokens',
  addProseMirrorPlugins: () => [
    new Plugin({
      state: {
        init: (_config, { doc }) => chipsIn(doc),
        apply: (transaction, chips) => (transaction.docChanged ? chipsIn(transaction.doc) : chips),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})

type Chip = { from: number; to: number; attributes: Record<string, string> }

/** The chips of a block, counted from its beginning. What nobody touches stays the same object and is read once. */
const known = new WeakMap<Node, Chip[]>()

function chipsIn(doc: Node): DecorationSet {
  const shown: Decoration[] = []
  doc.forEach((block, offset) => {
    for (const { from, to, attributes } of chipsOf(block))
      shown.push(Decoration.inline(offset + 1 + from, offset + 1 + to, attributes))
  })
  return DecorationSet.create(doc, shown)
}

function chipsOf(block: Node): Chip[] {
  const before = known.get(block)
  if (before) return before
  const chips: Chip[] = []
  block.descendants((node, position) => {
    for (const { index, 0: text } of node.text?.matchAll(/\{\{[\w.]+\}\}|\[Platzhalter[^\]]*\]/g) ?? []) {
      const attributes = { 'data-chip': text.startsWith('{') ? 'token' : 'placeholder', ...labelOf(text) }
      chips.push({ from: position + index, to: position + index + text.length, attributes })
    }
  })
  known.set(block, chips)
  return chips
}

/** What the token is called, in place of what it is spelled like. */
function labelOf(text: string): Record<string, string> {
  const label = legalTokenLabels[text.slice(2, -2)]
  return text.startsWith('{') && label ? { 'data-label': label, title: text } : {}
}
