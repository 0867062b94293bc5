import { Extension, type Editor, type Range } from '@tiptap/core'
import { Suggestion } from '@tiptap/suggestion'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { createObservable } from '#kit/state/observable.ts'
import { keepCaret, richTextBlocks, type RichTextBlock } from './blocks.ts'
import styles from './slash-menu.module.css'

/** What the menu shows, where, and which row is chosen; null while it is closed. */
type SlashState = {
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

/** The open slash menu. The keyboard stays in the text, so the chosen row is announced and not focused. */
export function SlashList({ editor }: { editor: Editor }) {
  const { state } = slashStorage(editor)
  const open = useSyncExternalStore(state.subscribe, state.get, () => null)
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !open) return
    const top = Math.min(open.place.top + 6, innerHeight - element.offsetHeight - 8)
    element.style.left = `${Math.min(open.place.left, innerWidth - element.offsetWidth - 8)}px`
    element.style.top = `${top}px`
    element.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open])
  if (!open) return null
  return (
    <>
      <ul ref={list} className={styles.slash} aria-label={richTextMessages.slashMenu}>
        {open.blocks.map((block, index) => (
          <li key={block.name}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={index === open.chosen || undefined}
              onMouseDown={keepCaret}
              onClick={() => open.pick(block)}
            >
              <Icon name={block.icon} />
              {block.label}
            </button>
          </li>
        ))}
      </ul>
      <span className="visually-hidden" aria-live="polite">
        {open.blocks[open.chosen]?.label}
      </span>
    </>
  )
}

/** Storage is untyped in the editor; this is the extension's own. */
export function slashStorage(editor: Editor) {
  return (editor.storage as unknown as Record<string, { state: ReturnType<typeof createObservable<SlashState>> }>)
    .slashMenu!
}

type SuggestionShown = {
  items: RichTextBlock[]
  command(block: RichTextBlock): void
  clientRect?: (() => DOMRect | null) | null
}

function matches({ label, words }: RichTextBlock, query: string): boolean {
  const sought = query.toLowerCase()
  return [label, ...words].some((text) => text.toLowerCase().includes(sought))
}
