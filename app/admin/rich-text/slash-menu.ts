import { Extension, type Editor, type Range } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import { createObservable } from '#kit/state/observable.ts'
import { richTextBlocks, type RichTextBlock } from './blocks.ts'

/** What the menu shows, where, and which row is chosen; null while it is closed. */
export type SlashState = {
  blocks: RichTextBlock[]
  chosen: number
  place: { left: number; top: number }
  pick(block: RichTextBlock): void
} | null

/** "/" at the beginning of a word offers blocks; typing on narrows them. */
export const SlashMenu = Extension.create({
  name: 'slashMenu',
  addStorage: () => ({ state: createObservable<SlashState>(null) }),
  addProseMirrorPlugins() {
    const { state } = slashStorage(this.editor)
    const show = ({ items, command, clientRect }: SuggestionShown) => {
      const box = clientRect?.()
      if (!box || items.length === 0) return state.set(null)
      const chosen = Math.min(state.get()?.chosen ?? 0, items.length - 1)
      state.set({ blocks: items, chosen, place: { left: box.left, top: box.bottom }, pick: command })
    }
    return [
      Suggestion<RichTextBlock>({
        editor: this.editor,
        char: '/',
        items: ({ query }) => richTextBlocks.filter((block) => matches(block, query)),
        command: ({ editor, range, props }: { editor: Editor; range: Range; props: RichTextBlock }) => {
          editor.chain().focus().deleteRange(range).run()
          props.insert(editor)
        },
        render: () => ({
          onStart: show,
          onUpdate: show,
          onExit: () => state.set(null),
          onKeyDown: ({ event }) => {
            const open = state.get()
            if (!open) return false
            if (event.key === 'Escape') {
              state.set(null)
              return true
            }
            if (event.key === 'Enter' || event.key === 'Tab') {
              open.pick(open.blocks[open.chosen]!)
              return true
            }
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
            if (step === 0) return false
            const chosen = (open.chosen + step + open.blocks.length) % open.blocks.length
            state.set({ ...open, chosen })
            return true
          },
        }),
      }),
    ]
  },
})

type SuggestionShown = {
  items: RichTextBlock[]
  command(block: RichTextBlock): void
  clientRect?: (() => DOMRect | null) | null
}

/** Storage is untyped in the editor; this is the extension's own. */
export function slashStorage(editor: Editor) {
  return (editor.storage as unknown as Record<string, { state: ReturnType<typeof createObservable<SlashState>> }>)
    .slashMenu!
}

function matches({ label, words }: RichTextBlock, query: string): boolean {
  const sought = query.toLowerCase()
  return [label, ...words].some((text) => text.toLowerCase().includes(sought))
}
