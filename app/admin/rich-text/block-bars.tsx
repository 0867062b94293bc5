import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { BlockFormName } from './blocks.ts'
import { TableBar } from './insert-bars.tsx'
import { GalleryBar, PictureBar } from './picture-bars.tsx'

/** What can be done with the block at the caret: the one bar that fits. */
export function BlockBars({ editor, ask }: { editor: Editor; ask(what: BlockFormName): void }) {
  const { inTable, inGallery, align } = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      inGallery: editor.isActive('gallery'),
      align: editor.isActive('figure') ? String(editor.getAttributes('figure').align ?? 'full') : undefined,
    }),
  })
  if (inTable) return <TableBar editor={editor} />
  if (inGallery) return <GalleryBar editor={editor} add={() => ask('gallery')} />
  return align && <PictureBar editor={editor} align={align} change={() => ask('image')} />
}
