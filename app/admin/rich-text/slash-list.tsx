import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { keepCaret } from './keep-caret.ts'
import styles from './slash-list.module.css'
import { slashStorage } from './slash-menu.ts'

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
