import { Node } from '@tiptap/core'
import { createVideoView } from './video-view.ts'

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
