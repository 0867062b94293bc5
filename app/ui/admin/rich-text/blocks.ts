import type { Editor } from '@tiptap/core'
import type { IconName } from '#ui/icon/icon.tsx'

/** What can be put into a text: in the toolbar and in the slash menu. */
export type RichTextBlock = {
  name: string
  label: string
  /** Further words that find it. */
  words: string[]
  icon: IconName
  isActive(editor: Editor): boolean
  insert(editor: Editor): void
}

/** Asks the toolbar for its form: pictures, embeds and links need more than a key. */
export const askFor = (name: 'image' | 'link' | 'embed') => (editor: Editor) =>
  editor.view.dom.dispatchEvent(new CustomEvent('rich-text-ask', { detail: name, bubbles: true }))

export const richTextBlocks: readonly RichTextBlock[] = [
  {
    name: 'heading-2',
    label: 'Überschrift',
    words: ['h2', 'titel', '##'],
    icon: 'heading',
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    insert: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'heading-3',
    label: 'Zwischenüberschrift',
    words: ['h3', '###'],
    icon: 'heading-small',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    insert: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bullet-list',
    label: 'Aufzählung',
    words: ['liste', 'punkte', '-'],
    icon: 'list',
    isActive: (editor) => editor.isActive('bulletList'),
    insert: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'ordered-list',
    label: 'Nummerierte Liste',
    words: ['zahlen', 'schritte', '1.'],
    icon: 'list-numbered',
    isActive: (editor) => editor.isActive('orderedList'),
    insert: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    label: 'Zitat',
    words: ['blockquote', '>'],
    icon: 'quote',
    isActive: (editor) => editor.isActive('blockquote'),
    insert: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'callout',
    label: 'Hinweiskasten',
    words: ['callout', 'box', 'achtung', 'info'],
    icon: 'info',
    isActive: (editor) => editor.isActive('callout'),
    insert: (editor) => editor.chain().focus().toggleCallout().run(),
  },
  {
    name: 'image',
    label: 'Bild',
    words: ['foto', 'grafik', 'medien'],
    icon: 'image',
    isActive: (editor) => editor.isActive('figure'),
    insert: askFor('image'),
  },
  {
    name: 'embed',
    label: 'Video oder Karte',
    words: ['einbettung', 'film', 'youtube', 'anfahrt'],
    icon: 'play',
    isActive: (editor) => editor.isActive('embed'),
    insert: askFor('embed'),
  },
  {
    name: 'table',
    label: 'Tabelle',
    words: ['zeilen', 'spalten'],
    icon: 'table',
    isActive: (editor) => editor.isActive('table'),
    insert: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
  },
  {
    name: 'code',
    label: 'Quelltext',
    words: ['code', 'programm', '```'],
    icon: 'code',
    isActive: (editor) => editor.isActive('codeBlock'),
    insert: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    name: 'rule',
    label: 'Trennlinie',
    words: ['linie', '---'],
    icon: 'minus',
    isActive: () => false,
    insert: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]
