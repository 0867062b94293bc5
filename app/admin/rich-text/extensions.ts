import { Extension, Mark, type Extensions, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { chartAttribute } from '#shared/html/woven-bars.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { Captions } from './captions.ts'
import { Embed } from './embed.ts'
import { FigureNode } from './figure.ts'
import { FindText } from './find-text.ts'
import { ForeignPicture } from './foreign-picture.ts'
import { Gallery } from './gallery.ts'
import { InlineUploads } from './inline-uploads.ts'
import { FormKeys, Indentation, LeaveByTab } from './keys.ts'
import { DroppedFiles, LongPaste } from './paste-and-drop.ts'
import { SlashMenu } from './slash-menu.tsx'
import { Tokens } from './tokens.ts'
import { VideoNode } from './video.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    callout: { toggleCallout: () => ReturnType }
  }
}

/** A box beside the text: a hint, a warning, a summary. */
const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
  addCommands() {
    return {
      toggleCallout:
        () =>
        ({ commands }) =>
          commands.toggleWrap(this.name),
    }
  },
})

/** Everything that server/content/sanitise.ts lets through, and nothing else. */
export function richTextExtensions(owner: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: true,
        defaultProtocol: 'https',
        protocols: ['mailto', 'tel'],
        HTMLAttributes: { target: null, rel: null, class: null },
      },
      trailingNode: false,
    }),
    TableKit.configure({ table: { resizable: false } }),
    FigureNode,
    Gallery,
    ForeignPicture,
    Embed,
    VideoNode,
    Captions,
    Callout,
    raised('subscript', 'sub'),
    raised('superscript', 'sup'),
    KeptAttributes,
    Indentation,
    FormKeys,
    LeaveByTab,
    InlineUploads,
    LongPaste,
    DroppedFiles.configure({ owner }),
    FindText,
    Tokens,
    SlashMenu,
    Placeholder.configure({ placeholder: richTextMessages.placeholder }),
  ]
}

/** What a text wants people to do next stands out as a button; it stays a link. */
const shownAsButton = {
  default: false,
  parseHTML: (element: HTMLElement) => element.hasAttribute('data-button'),
  renderHTML: ({ button }: Record<string, unknown>) => (button ? { 'data-button': '' } : {}),
}

/** A table whose figures the page shows as woven bars, too (shared/html/woven-bars.ts). */
const shownAsBars = {
  default: false,
  parseHTML: (element: HTMLElement) => element.hasAttribute(chartAttribute),
  renderHTML: ({ chart }: Record<string, unknown>) => (chart ? { [chartAttribute]: '' } : {}),
}

/** Links from other pages lead to headings by their id, so an id survives editing, as the title of a link does. */
const KeptAttributes = Extension.create({
  name: 'keptAttributes',
  addGlobalAttributes: () => [
    { types: ['heading'], attributes: { id: { default: null, parseHTML: (element) => element.id || null } } },
    { types: ['table'], attributes: { chart: shownAsBars } },
    { types: ['link'], attributes: { title: { default: null }, button: shownAsButton } },
  ],
})

function raised(name: string, tag: string): Mark {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}
