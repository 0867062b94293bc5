import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { BlockFormName } from './blocks.ts'
import { TableBar } from './insert-bars.tsx'
import { VideoBar } from './video-bar.tsx'
import { GalleryBar, PictureBar } from './picture-bars.tsx'

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
