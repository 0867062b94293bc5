import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { InputProps } from '#admin/kit/input-props.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { cleanPastedHtml } from './clean-paste.ts'
import { EmbedForm } from './embed-form.tsx'
import { richTextExtensions } from './extensions.ts'
import { FindForm } from './find-form.tsx'
import { ImageForm } from './image-form.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './rich-text.module.css'
import { SlashList } from './slash-list.tsx'
import { TableBar, TokenBar } from './insert-bars.tsx'
import { TextFigures } from './text-figures.tsx'
import { Toolbar } from './toolbar.tsx'
import { useWrittenHtml } from './use-written-html.ts'

export type BlockFormName = 'image' | 'link' | 'embed' | 'find' | null

/** Tiptap with the blocks that the site can show. */
export function RichTextEditor({ id, path, value, invalid, describedBy, onChange, onLeave }: InputProps) {
  const html = String(value ?? '')
  const { principal } = useAdminFrame()
  const [asked, setAsked] = useState<BlockFormName>(null)
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

  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    // At once: the next letter belongs to the form, and would replace what is selected.
    const ask = (event: Event) => flushSync(() => setAsked((event as CustomEvent<BlockFormName>).detail))
    dom.addEventListener('rich-text-ask', ask)
    return () => dom.removeEventListener('rich-text-ask', ask)
  }, [editor])

  const inTable = useEditorState({ editor, selector: ({ editor: shown }) => shown?.isActive('table') ?? false })
  if (!editor) return <div className={styles.frame} aria-busy="true" id={id} />
  const close = () => {
    setAsked(null)
    editor.commands.focus()
  }
  return (
    <div className={styles.frame} data-invalid={invalid ? '' : undefined}>
      <Toolbar editor={editor} controls={id} ask={setAsked} />
      {asked === 'link' && <LinkForm editor={editor} close={close} />}
      {asked === 'image' && <ImageForm editor={editor} close={close} />}
      {asked === 'find' && <FindForm editor={editor} close={close} />}
      {asked === 'embed' && <EmbedForm editor={editor} close={close} />}
      {inTable && <TableBar editor={editor} />}
      {usesTokens(path) && <TokenBar editor={editor} />}
      <EditorContent editor={editor} />
      <SlashList editor={editor} />
      <TextFigures editor={editor} />
    </div>
  )
}

/** Visitors would ask another site for its pictures, and it could change them: they are left out, and that is said. */
function pasteWithNotice(pasted: string): string {
  const { html, foreignPictures } = cleanPastedHtml(pasted, location.origin)
  const { title, foreign } = richTextMessages.pasted
  if (foreignPictures > 0) toaster.show({ title, description: foreign(foreignPictures), variant: 'default' }, noticeMs)
  return html
}

/** Two sentences take their time. */
const noticeMs = 12_000

/** Legal texts have one field of this name and nothing else (shared/content/legal-texts.ts). */
function usesTokens(path: string): boolean {
  return path === 'content' && location.pathname.startsWith(adminPaths.document(''))
}
