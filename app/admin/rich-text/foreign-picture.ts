import { Node } from '@tiptap/core'
import { createForeignPictureView } from './foreign-picture-view.ts'

/**
 * Stands where a pasted text had a picture of another site. Visitors would ask that site for it, and it could change it: so
 * nothing of it is stored (stored-html.ts) until somebody wants it in the library.
 */
export const ForeignPicture = Node.create({
  name: 'foreignPicture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    address: {
      default: '',
      parseHTML: (element) => element.dataset.foreign ?? '',
      renderHTML: ({ address }) => ({ 'data-foreign': address as string }),
    },
    alt: { default: '' },
  }),
  // Before a picture of this site.
  parseHTML: () => [{ tag: 'img[data-foreign]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => createForeignPictureView,
})
