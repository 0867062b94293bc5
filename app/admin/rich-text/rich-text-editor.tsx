import '#kit/styles/prose-blocks.css'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { InputProps } from '#admin/kit/form.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { BlockBars, TokenBar } from './block-bars.tsx'
import type { BlockFormName } from './blocks.ts'
import { cleanPastedHtml } from './clean-paste.ts'
import { EmbedForm } from './embed-form.tsx'
import { richTextExtensions } from './extensions.ts'
import { FindForm } from './find-form.tsx'
import { bringForeignPictures } from './foreign-picture.ts'
import { LinkForm } from './link-form.tsx'
import { GalleryForm, ImageForm, VideoForm } from './media-forms.tsx'
import styles from './rich-text.module.css'
import { SlashList, slashStorage } from './slash-menu.tsx'
import { TextFigures } from './text-figures.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFocusMode } from './use-focus-mode.ts'
import { useWrittenHtml } from './use-written-html.ts'

/** Tiptap with the blocks that the site can show. */
export function RichTextEditor({ id, path, value, invalid, describedBy, onChange, onLeave }: InputProps) {
  const html = String(value ?? '')
  const { principal } = useAdminFrame()
  const [asked, setAsked] = useState<BlockFormName>(null)
  const frame = useRef<HTMLDivElement>(null)
  // The same as long as nothing changes: with other ones every letter would draw the whole text anew.
  const [first] = useState(() => ({ extensions: richTextExtensions(principal.id), content: html }))
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        class: `prose ${styles.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-name`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: pasteWithNotice,
    }),
    [id, describedBy, invalid],
  )
  const editor = useEditor({
    ...first,
    editorProps,
    injectCSS: false,
    immediatelyRender: false,
  })

  useWrittenHtml(editor, { html, onChange, onLeave })
  const focusMode = useFocusMode(frame, () => asked !== null || (editor && slashStorage(editor).state.get()) !== null)

  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    // At once: the next letter belongs to the form, and would replace what is selected.
    const ask = (event: Event) => flushSync(() => setAsked((event as CustomEvent<BlockFormName>).detail))
    dom.addEventListener('rich-text-ask', ask)
    return () => dom.removeEventListener('rich-text-ask', ask)
  }, [editor])

  if (!editor) return <div className={styles.frame} aria-busy="true" id={id} />
  const close = () => {
    // At once, and not with the next frame as Tiptap does: the next letter belongs to the text. A library that is open until
    // then would keep the text inert.
    flushSync(() => setAsked(null))
    editor.view.focus()
    editor.commands.scrollIntoView()
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-invalid={invalid ? '' : undefined}
      data-focus={focusMode.on ? '' : undefined}
    >
      {/* What belongs to the caret stays in view with it, however long the text is. */}
      <div className={styles.head}>
        <Toolbar editor={editor} controls={id} ask={setAsked} focusMode={focusMode} />
        {(asked === 'link' || asked === 'button') && (
          <LinkForm editor={editor} asButton={asked === 'button'} close={close} />
        )}
        {asked === 'image' && <ImageForm editor={editor} close={close} />}
        {asked === 'gallery' && <GalleryForm editor={editor} close={close} />}
        {(asked === 'video' || asked === 'poster' || asked === 'captions') && (
          <VideoForm editor={editor} ask={asked} close={close} />
        )}
        {asked === 'find' && <FindForm editor={editor} close={close} />}
        {asked === 'embed' && <EmbedForm editor={editor} close={close} />}
        <BlockBars editor={editor} ask={setAsked} />
        {usesTokens(path) && <TokenBar editor={editor} />}
      </div>
      <EditorContent editor={editor} />
      <SlashList editor={editor} />
      <TextFigures editor={editor} />
    </div>
  )
}

/** Pictures of other sites stay out until somebody wants them in the library, and that is said. */
function pasteWithNotice(pasted: string, view: EditorView): string {
  const { html, foreignPictures: count } = cleanPastedHtml(pasted, location.origin)
  const { title, foreign, bring } = richTextMessages.pasted
  const action = { label: bring(count), run: () => bringForeignPictures(view) }
  if (count > 0) toaster.show({ title, description: foreign(count), action }, noticeMs)
  return html
}

/** Two sentences take their time. */
const noticeMs = 12_000

/** Legal texts have one field of this name and nothing else (shared/content/legal-texts.ts). */
function usesTokens(path: string): boolean {
  return path === 'content' && location.pathname.startsWith(adminPaths.document(''))
}
