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

function chipsIn(doc: Node): DecorationSet {
  const chips: Decoration[] = []
  doc.descendants((node, position) => {
    for (const { index, 0: text } of node.text?.matchAll(/\{\{[\w.]+\}\}|\[Platzhalter[^\]]*\]/g) ?? [])
      chips.push(
        Decoration.inline(position + index, position + index + text.length, {
          'data-chip': text.startsWith('{') ? 'token' : 'placeholder',
          ...labelOf(text),
        }),
      )
  })
  return DecorationSet.create(doc, chips)
}

/** What the token is called, in place of what it is spelled like. */
function labelOf(text: string): { 'data-label'?: string; title?: string } {
  const label = legalTokenLabels[text.slice(2, -2)]
  return text.startsWith('{') && label ? { 'data-label': label, title: text } : {}
}
