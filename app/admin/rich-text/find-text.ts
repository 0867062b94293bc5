import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Match = { from: number; to: number }
type Found = { sought: string; matches: Match[] }

const key = new PluginKey<Found>('findText')
const longestSought = 80
const nothing: Found = { sought: '', matches: [] }

/** Marks every place where the text says what somebody looks for. */
export const FindText = Extension.create({
  name: 'findText',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply(transaction, before) {
          const asked = transaction.getMeta(key) as string | undefined
          if (asked === undefined && !transaction.docChanged) return before
          const sought = asked ?? before.sought
          return sought === '' ? nothing : { sought, matches: matchesIn(transaction.doc, sought) }
        },
      },
      props: {
        decorations(state) {
          const { matches, here } = foundIn(state)
          const marks = matches.map(({ from, to }, index) =>
            Decoration.inline(from, to, { 'data-found': index === here ? 'here' : '' }),
          )
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

/** All places, and which of them is selected; -1 where none is. */
export function foundIn(state: Editor['state']): Found & { here: number } {
  const found = key.getState(state) ?? nothing
  const { from, to } = state.selection
  return { ...found, here: found.matches.findIndex((match) => match.from === from && match.to === to) }
}

export function lookFor(editor: Editor, sought: string): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, sought))
}

/** Selects the next place after the caret; after the last one comes the first. */
export function goToNext(editor: Editor): void {
  const { matches } = foundIn(editor.state)
  const after = editor.state.selection.to
  const next = matches.find(({ from }) => from >= after) ?? matches[0]
  if (!next) return
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, next.from, next.to)))
  // By the place itself: the editor brings only what has the focus into view, and that is in the form. To the lower part,
  // since the form covers the upper one.
  editor.view.dom.querySelector('[data-found="here"]')?.scrollIntoView({ block: 'end', behavior: 'instant' })
}

/** Replaces the place that is selected, or goes to the first one. */
export function replaceOne(editor: Editor, replacement: string): void {
  const { from, to } = editor.state.selection
  if (foundIn(editor.state).here >= 0) editor.view.dispatch(editor.state.tr.insertText(replacement, from, to))
  goToNext(editor)
}

/** All at once, so that one step takes all of it back. */
export function replaceAll(editor: Editor, replacement: string): void {
  const { matches } = foundIn(editor.state)
  const transaction = editor.state.tr
  for (const { from, to } of matches.toReversed()) transaction.insertText(replacement, from, to)
  editor.view.dispatch(transaction)
}

/** What is selected, as far as somebody would look for it. */
export function selectedWords({ state: { doc, selection } }: Editor): string {
  const { from, to, $from, $to } = selection
  return $from.sameParent($to) && to - from <= longestSought ? doc.textBetween(from, to) : ''
}

/** Within each block: nobody looks for words across two paragraphs. */
function matchesIn(doc: Node, sought: string): Match[] {
  const wanted = sought.toLowerCase()
  const matches: Match[] = []
  doc.descendants((block, position) => {
    if (!block.isTextblock) return true
    const text = block.textBetween(0, block.content.size, undefined, '\ufffc').toLowerCase()
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      matches.push({ from: position + 1 + at, to: position + 1 + at + wanted.length })
    return false
  })
  return matches
}
