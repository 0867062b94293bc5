import type { Editor } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { ActionBar, type BarAction } from './action-bar.tsx'
import type { BlockFormName } from './blocks.ts'
import type { VideoAttributes } from './video.ts'
import { takePoster } from './video-poster.ts'

const words = richTextMessages.video

/** What belongs to the video at the caret: the picture before it starts, and captions. */
export function VideoBar({ editor, ask }: { editor: Editor; ask(what: BlockFormName): void }) {
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
