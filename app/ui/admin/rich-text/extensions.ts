import { Mark, mergeAttributes, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Heading } from '@tiptap/extension-heading'
import { Link } from '@tiptap/extension-link'
import { Callout } from './callout.ts'
import { Figure } from './figure.ts'
import { SlashMenu } from './slash-menu.ts'
import { Tokens } from './tokens.ts'

/** Everything that server/content/sanitise.ts lets through, and nothing else. */
export function richTextExtensions(): Extensions {
  return [
    StarterKit.configure({ heading: false, link: false, codeBlock: { HTMLAttributes: {} }, trailingNode: false }),
    HeadingWithId.configure({ levels: [2, 3, 4] }),
    LinkWithTitle.configure({
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
    }),
    TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
    Figure,
    Callout,
    raised('subscript', 'sub'),
    raised('superscript', 'sup'),
    Tokens,
    SlashMenu,
    Placeholder.configure({ placeholder: 'Schreiben Sie, oder tippen Sie / für Bausteine' }),
  ]
}

/** Links from other pages lead to headings by their id, so an id survives editing. */
const HeadingWithId = Heading.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      id: { default: null, parseHTML: (element) => element.id || null },
    }
  },
})

const LinkWithTitle = Link.extend({
  inclusive: false,
  addAttributes() {
    return { ...this.parent?.(), title: { default: null } }
  },
})

function raised(name: string, tag: string): Mark {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })
}
