import type { Editor } from '@tiptap/core'
import type { MouseEvent } from 'react'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { IconName } from '#kit/icon/icon.tsx'

/** The forms that open between the toolbar and the text. */
export type BlockFormName =
  | 'image'
  | 'gallery'
  | 'video'
  | 'poster'
  | 'captions'
  | 'link'
  | 'button'
  | 'embed'
  | 'find'
  | null

/** What can be put into a text: in the toolbar and in the slash menu. */
export type RichTextBlock = {
  name: string
  label: string
  /** Further words that find it. */
  words: readonly string[]
  icon: IconName
  isActive(editor: Editor): boolean
  insert(editor: Editor): void
}

/** Asks the toolbar for its form: pictures, embeds and links need more than a key. */
export const askFor = (name: NonNullable<BlockFormName>) => (editor: Editor) =>
  editor.view.dom.dispatchEvent(new CustomEvent('rich-text-ask', { detail: name, bubbles: true }))

const blocks: (Omit<RichTextBlock, 'label' | 'words'> & { name: keyof typeof richTextMessages.blocks })[] = [
  {
    name: 'heading-2',
    icon: 'heading',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    insert: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading-3',
    icon: 'heading-small',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    insert: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullet-list',
    icon: 'list',
    isActive: (editor) => editor.isActive('bulletList'),
    insert: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'ordered-list',
    icon: 'list-numbered',
    isActive: (editor) => editor.isActive('orderedList'),
    insert: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: 'quote',
    isActive: (editor) => editor.isActive('blockquote'),
    insert: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'callout',
    icon: 'info',
    isActive: (editor) => editor.isActive('callout'),
    insert: (editor) => editor.chain().focus().toggleCallout().run(),
  },
  {
    name: 'image',
    icon: 'image',
    isActive: (editor) => editor.isActive('figure'),
    insert: askFor('image'),
  },
  {
    name: 'gallery',
    icon: 'grid',
    isActive: (editor) => editor.isActive('gallery'),
    insert: askFor('gallery'),
  },
  {
    name: 'button',
    icon: 'arrow-right',
    isActive: (editor) => editor.isActive('link', { button: true }),
    insert: askFor('button'),
  },
  {
    name: 'video',
    icon: 'play',
    isActive: (editor) => editor.isActive('video'),
    insert: askFor('video'),
  },
  {
    name: 'embed',
    icon: 'external',
    isActive: (editor) => editor.isActive('embed'),
    insert: askFor('embed'),
  },
  {
    name: 'table',
    icon: 'table',
    isActive: (editor) => editor.isActive('table'),
    insert: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    name: 'chart',
    icon: 'bar-chart',
    isActive: (editor) => editor.isActive('table', { chart: true }),
    insert: (editor) =>
      editor
        .chain()
        .focus()
        .insertTable({ rows: 4, cols: 2, withHeaderRow: true })
        .updateAttributes('table', { chart: true })
        .run(),
  },
  {
    name: 'code',
    icon: 'code',
    isActive: (editor) => editor.isActive('codeBlock'),
    insert: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'rule',
    icon: 'minus',
    isActive: () => false,
    insert: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

export const richTextBlocks: readonly RichTextBlock[] = blocks.map((block) => ({
  ...block,
  ...richTextMessages.blocks[block.name],
}))

/**
 * For buttons that change the text: a press leaves the caret where it is. Otherwise the button has the keyboard until the next
 * frame, and what quick hands type meanwhile is lost; on phones the keyboard would close and open again.
 */
export const keepCaret = (event: MouseEvent) => event.preventDefault()
