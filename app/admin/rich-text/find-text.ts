import { Extension, type Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

type Match = { from: number; to: number }
type Found = { sought: string; matches: Match[] }

const key = new PluginKey<Found>('findText')
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
          const marks = foundIn(state).matches.map(({ from, to }) => Decoration.inline(from, to, { 'data-found': '' }))
          return DecorationSet.create(state.doc, marks)
        },
      },
    }),
  ],
})

export function foundIn(state: Editor['state']): Found {
  return key.getState(state) ?? nothing
}

export function lookFor(editor: Editor, sought: string): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, sought))
}

/** Selects the next place after the caret; after the last one comes the first. */
export function goToNext(editor: Editor): void {
  const { matches } = foundIn(editor.state)
  const after = editor.state.selection.to
  const next = matches.find(({ from }) => from >= after) ?? matches[0]
  if (next)
    editor.view.dispatch(
      editor.state.tr.setSelection(TextSelection.create(editor.state.doc, next.from, next.to)).scrollIntoView(),
    )
}

/** Replaces the place that is selected, or goes to the first one. */
export function replaceOne(editor: Editor, replacement: string): void {
  const { from, to } = editor.state.selection
  if (foundIn(editor.state).matches.some((match) => match.from === from && match.to === to))
    editor.view.dispatch(editor.state.tr.insertText(replacement, from, to))
  goToNext(editor)
}

/** All at once, so that one step takes all of it back. */
export function replaceAll(editor: Editor, replacement: string): number {
  const { matches } = foundIn(editor.state)
  const transaction = editor.state.tr
  for (const { from, to } of matches.toReversed()) transaction.insertText(replacement, from, to)
  editor.view.dispatch(transaction)
  return matches.length
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
