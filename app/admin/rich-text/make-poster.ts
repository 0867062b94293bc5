import type { Editor } from '@tiptap/core'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaEdit } from '#shared/media/edit.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { callLibrary } from '#admin/media/call-library.ts'
import { uploadFile } from '#admin/media/upload/uploads.ts'
import { toaster } from '#kit/toast/toaster-store.ts'

/** The first second is often dark. */
const usualSeconds = 1
const widest = 1920
const quality = 0.85

export type PosterWish = { src: string; owner: string; seconds?: number }

/**
 * Makes a picture of a moment of the video, brings it to the library and shows it before the video starts. Nobody has to
 * describe it: the caption says what is to be seen. Where this browser cannot read the video, one can still be chosen.
 */
export async function makePoster(editor: Editor, { src, owner, seconds = usualSeconds }: PosterWish): Promise<void> {
  const picture = await frameOf(src, seconds)
  if (!picture) return void toaster.show({ title: richTextMessages.video.noFrame, variant: 'destructive' })
  const file = new File([picture], richTextMessages.video.posterName, { type: picture.type })
  uploadFile(file, owner, ({ result, error }) => {
    if (error) toaster.show({ title: error.message, variant: 'destructive' })
    if (!result || editor.isDestroyed) return
    const body: MediaEdit = { decorative: true }
    void callLibrary('PATCH', mediaPaths.apiEntry(result.media.id), { body })
    setPoster(editor, src, result.media.reference)
  })
}

/** Wherever the text shows that video by now. */
function setPoster({ state, view }: Editor, src: string, poster: string) {
  const transaction = state.tr
  state.doc.descendants((node, at) => {
    if (node.type.name === 'video' && node.attrs.src === src) transaction.setNodeAttribute(at, 'poster', poster)
  })
  if (transaction.docChanged) view.dispatch(transaction)
}

async function frameOf(src: string, seconds: number): Promise<Blob | null> {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = src
  try {
    await once(video, 'loadeddata')
    const sought = once(video, 'seeked')
    video.currentTime = Math.min(seconds, Number.isFinite(video.duration) ? video.duration / 2 : seconds)
    await sought
    const scale = Math.min(1, widest / video.videoWidth)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')!.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(video.error ?? new Error(event)), { once: true })
  })
}
