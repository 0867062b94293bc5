import { Node, type Editor, type NodeViewRendererProps } from '@tiptap/core'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { createCaptionedView } from './captions.ts'
import type { PosterWish } from './make-poster.ts'
import styles from './node-view.module.css'

/** References to the library: the video, the picture before it starts, and its captions. */
export type VideoAttributes = { src: string; poster?: string | null; captions?: string | null }

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    video: { insertVideo: (attributes: VideoAttributes) => ReturnType }
  }
}

const inAttribute = (name: 'poster' | 'captions') => ({
  default: null,
  parseHTML: ({ dataset }: HTMLElement) => dataset[name] || null,
  renderHTML: ({ [name]: value }: Record<string, unknown>) => (value ? { [`data-${name}`]: value as string } : {}),
})

/** A video of our own with a caption below it; visitors get the player of their browser (server/media/rich-text-videos.ts). */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: {
      default: '',
      parseHTML: ({ dataset }) => dataset.video ?? '',
      renderHTML: ({ src }) => ({ 'data-video': src as string }),
    },
    poster: inAttribute('poster'),
    captions: inAttribute('captions'),
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      // Before the figure that holds a picture.
      priority: 60,
      contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('p'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addNodeView: () => createVideoView,
  addCommands() {
    return {
      // The caret goes to its caption: what is to be seen is asked for there.
      insertVideo:
        (attrs) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs }),
    }
  },
})

/** A picture of the video itself, shown before it starts. What makes it is loaded by then: few texts have a video. */
export async function takePoster(editor: Editor, wish: PosterWish): Promise<void> {
  try {
    const { makePoster } = await import('./make-poster.ts')
    await makePoster(editor, wish)
  } catch {
    toaster.show({ title: richTextMessages.video.noFrame, variant: 'destructive' })
  }
}

/** A video as it is edited: it can be played, and below it stand what is known of its captions, and its own caption. */
function createVideoView({ node }: NodeViewRendererProps) {
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
