import type { NodeViewRendererProps } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { createCaptionedView } from './captioned-view.ts'
import styles from './figure-view.module.css'
import type { VideoAttributes } from './video.ts'

/** A video as it is edited: it can be played, and below it stand what is known of its captions, and its own caption. */
export function createVideoView({ node }: NodeViewRendererProps) {
  const video = document.createElement('video')
  const note = document.createElement('small')
  video.controls = true
  video.preload = 'metadata'
  video.contentEditable = 'false'
  note.className = styles.note!
  note.contentEditable = 'false'
  return createCaptionedView(node, {
    parts: [video, note],
    show({ attrs }, figure) {
      const { src, poster, captions } = attrs as VideoAttributes
      figure.dataset.video = ''
      if (video.getAttribute('src') !== src) video.src = src
      video.poster = poster ?? ''
      note.textContent = captions ? richTextMessages.video.withCaptions : richTextMessages.video.withoutCaptions
    },
    // Its own controls; dragging it elsewhere stays the editor's.
    stopEvent: ({ target, type }) => target === video && !type.startsWith('drag') && type !== 'drop',
  })
}
