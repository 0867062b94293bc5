import type { Editor } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import type { PosterWish } from './make-poster.ts'

/** A picture of the video itself, shown before it starts. What makes it is loaded by then: few texts have a video. */
export async function takePoster(editor: Editor, wish: PosterWish): Promise<void> {
  try {
    const { makePoster } = await import('./make-poster.ts')
    await makePoster(editor, wish)
  } catch {
    toaster.show({ title: richTextMessages.video.noFrame, variant: 'destructive' })
  }
}
