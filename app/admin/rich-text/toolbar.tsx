import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { keepCaret, richTextBlocks, type BlockFormName } from './blocks.ts'
import styles from './toolbar.module.css'

const words = richTextMessages.tools

type Tool = { name: string; label: string; icon: IconName; active: boolean; run(): void }

/** One stop for the Tab key; the arrow keys move inside (WAI-ARIA toolbar). */
export function Toolbar({
  editor,
  controls,
  ask,
  focusMode,
}: {
  editor: Editor
  controls: string
  ask(what: BlockFormName): void
  focusMode: { on: boolean; toggle(): void }
}) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const active = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      blocks: richTextBlocks.map((block) => block.isActive(editor)),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: 'bold', label: words.bold, icon: 'bold', active: active.bold, run: () => chain().toggleBold().run() },
    {
      name: 'italic',
      label: words.italic,
      icon: 'italic',
      active: active.italic,
      run: () => chain().toggleItalic().run(),
    },
    { name: 'link', label: words.link, icon: 'link', active: active.link, run: () => ask('link') },
    ...richTextBlocks.map((block, index) => ({
      name: block.name,
      label: block.label,
      icon: block.icon,
      active: active.blocks[index] ?? false,
      run: () => block.insert(editor),
    })),
    { name: 'undo', label: words.undo, icon: 'undo', active: false, run: () => chain().undo().run() },
    {
      name: 'redo',
      label: words.redo,
      icon: 'redo',
      active: false,
      run: () => chain().redo().run(),
    },
    { name: 'find', label: words.find, icon: 'search', active: false, run: () => ask('find') },
    {
      name: 'focus',
      label: words.focus,
      icon: 'edit',
      active: focusMode.on,
      run() {
        focusMode.toggle()
        chain().run()
      },
    },
  ]

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: tools.length - 1 - current }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={richTextMessages.toolbar}
      aria-controls={controls}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ name, label, icon, active: pressed, run }, index) => (
        <button
          key={name}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={pressed}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onMouseDown={keepCaret}
          onClick={run}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
