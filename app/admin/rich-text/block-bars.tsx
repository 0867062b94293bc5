import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import styles from './toolbar.module.css'
import { keepCaret, type BlockFormName } from './blocks.ts'
import type { FigureAttributes } from './figure.ts'
import { moveInGallery, removeFromGallery } from './gallery.ts'
import { takePoster, type VideoAttributes } from './video.ts'

/** What can be done with the block at the caret: the one bar that fits. */
export function BlockBars({ editor, ask }: { editor: Editor; ask(what: BlockFormName): void }) {
  const { inTable, isChart, inGallery, inVideo, align } = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      isChart: editor.isActive('table', { chart: true }),
      inGallery: editor.isActive('gallery'),
      // Its captions say which buttons there are.
      inVideo: editor.isActive('video') && `${editor.getAttributes('video').captions}`,
      align: editor.isActive('figure') ? String(editor.getAttributes('figure').align ?? 'full') : undefined,
    }),
  })
  if (inTable) return <TableBar editor={editor} isChart={isChart} />
  if (inGallery) return <GalleryBar editor={editor} add={() => ask('gallery')} />
  if (inVideo) return <VideoBar editor={editor} ask={ask} />
  return align && <PictureBar editor={editor} align={align} change={() => ask('image')} />
}

/** Tokens that the page fills from the company profile (J17): a click puts one at the cursor. */
export function TokenBar({ editor }: { editor: Editor }) {
  return (
    <details className={styles.tokens}>
      <summary>{richTextMessages.tokens}</summary>
      <div className={styles.bar}>
        {Object.entries(legalTokenLabels).map(([token, label]) => (
          <button
            key={token}
            type="button"
            title={`{{${token}}}`}
            onMouseDown={keepCaret}
            onClick={() =>
              editor
                .chain()
                .focus()
                .insertContent({ type: 'text', text: `{{${token}}}` })
                .run()
            }
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  )
}

/** What can be done with the table around the cursor. */
function TableBar({ editor, isChart }: { editor: Editor; isChart: boolean }) {
  const words = richTextMessages.table
  const chain = () => editor.chain().focus()
  const actions: BarAction[] = [
    { label: words.asBars, pressed: isChart, run: () => chain().updateAttributes('table', { chart: !isChart }).run() },
    { label: words.addRow, run: () => chain().addRowAfter().run() },
    { label: words.addColumn, run: () => chain().addColumnAfter().run() },
    { label: words.deleteRow, run: () => chain().deleteRow().run() },
    { label: words.deleteColumn, run: () => chain().deleteColumn().run() },
    { label: words.header, run: () => chain().toggleHeaderRow().run() },
    { label: words.headerColumn, run: () => chain().toggleHeaderColumn().run() },
    { label: words.delete, run: () => chain().deleteTable().run() },
  ]
  return <ActionBar label={words.label} actions={actions} />
}

/** Where the picture at the caret stands beside its text. */
function PictureBar({ editor, align, change }: { editor: Editor; align: string; change(): void }) {
  const words = richTextMessages.picture
  const aligns = Object.entries(words.aligns).map(([name, label]) => ({
    label,
    pressed: name === align,
    run() {
      const next: Partial<FigureAttributes> = { align: name === 'full' ? null : name }
      editor.chain().focus().updateAttributes('figure', next).run()
    },
  }))
  return <ActionBar label={words.label} actions={[...aligns, { label: words.change, run: change }]} />
}

/** What can be done with the gallery around the caret. */
function GalleryBar({ editor, add }: { editor: Editor; add(): void }) {
  const words = richTextMessages.gallery
  function change(work: (state: Editor['state']) => Transaction) {
    editor.view.dispatch(work(editor.state))
    editor.commands.focus()
  }
  const actions: BarAction[] = [
    { label: words.add, run: add },
    { label: words.forward, run: () => change((state) => moveInGallery(state, -1)) },
    { label: words.back, run: () => change((state) => moveInGallery(state, 1)) },
    { label: words.remove, run: () => change(removeFromGallery) },
    { label: words.delete, run: () => editor.chain().focus().deleteNode('gallery').run() },
  ]
  return <ActionBar label={words.label} actions={actions} />
}

/** What belongs to the video at the caret: the picture before it starts, and captions. */
function VideoBar({ editor, ask }: { editor: Editor; ask(what: BlockFormName): void }) {
  const words = richTextMessages.video
  const { principal } = useAdminFrame()
  const { src = '', captions } = editor.getAttributes('video') as Partial<VideoAttributes>
  const removeCaptions = () => editor.chain().focus().updateAttributes('video', { captions: null }).run()
  const actions: BarAction[] = [
    { label: words.change, run: () => ask('video') },
    { label: words.choosePoster, run: () => ask('poster') },
    { label: words.takePoster, run: () => takePoster(editor, { src, owner: principal.id, ...playedTo(editor, src) }) },
    { label: captions ? words.changeCaptions : words.chooseCaptions, run: () => ask('captions') },
    ...(captions ? [{ label: words.removeCaptions, run: removeCaptions }] : []),
  ]
  return <ActionBar label={words.label} actions={actions} />
}

/** To where it was played in the text. */
function playedTo({ view }: Editor, src: string): { seconds?: number } {
  const shown = view.dom.querySelector<HTMLVideoElement>(`figure[data-video] > video[src="${CSS.escape(src)}"]`)
  return shown && shown.currentTime > 0 ? { seconds: shown.currentTime } : {}
}

type BarAction = { label: string; run(): unknown; pressed?: boolean }

/** What can be done with the block at the caret, a button each. */
function ActionBar({ label, actions }: { label: string; actions: BarAction[] }) {
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          aria-pressed={action.pressed}
          onMouseDown={keepCaret}
          onClick={() => void action.run()}
        >
          {action.label}
        </button>
      ))}
    </fieldset>
  )
}
