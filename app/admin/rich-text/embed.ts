import { Node } from '@tiptap/core'
import type { Embeddable } from '#shared/addresses/embed-address.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    embed: { insertEmbed: (attributes: Embeddable & { caption: string }) => ReturnType }
  }
}

/** A video or map, stored as its address and a caption; visitors see a placeholder that asks before it loads. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    address: {
      default: '',
      parseHTML: (element) => element.dataset.embed ?? '',
      renderHTML: ({ address }) => ({ 'data-embed': address as string }),
    },
    kind: {
      default: 'video',
      parseHTML: (element) => (element.dataset.kind === 'map' ? 'map' : 'video'),
      renderHTML: ({ kind }) => ({ 'data-kind': kind as string }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-embed]',
      // Before the figure that holds a picture.
      priority: 60,
      contentElement: (element) => element.querySelector('figcaption') ?? document.createElement('p'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
  addCommands() {
    return {
      insertEmbed:
        ({ caption, ...attrs }) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs, content: [{ type: 'text', text: caption }] }),
    }
  },
})
