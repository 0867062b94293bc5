import { Node, type NodeViewRendererProps } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaEntry } from '#shared/media/entry.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './node-view.module.css'

const words = richTextMessages.foreign
const everyOne = 'rich-text-bring-pictures'

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

/** All pictures of other sites in this text, as if each had been asked for. */
export function bringForeignPictures({ dom }: EditorView): void {
  dom.dispatchEvent(new Event(everyOne))
}

/** A picture of another site: it comes into the library, and from there into the text, or it stays out. */
function createForeignPictureView({ node, editor, getPos }: NodeViewRendererProps) {
  const { address, alt } = node.attrs as { address: string; alt: string }
  const [dom, name, bring, leave, problem] = [
    document.createElement('div'),
    document.createElement('span'),
    document.createElement('button'),
    document.createElement('button'),
    document.createElement('span'),
  ]
  dom.className = styles.upload!
  dom.contentEditable = 'false'
  name.textContent = words.from(URL.parse(address)?.hostname ?? address)
  problem.role = 'alert'
  for (const [button, label] of [
    [bring, words.bring],
    [leave, words.leave],
  ] as const) {
    button.type = 'button'
    button.textContent = label
  }
  const buttons = document.createElement('p')
  buttons.append(bring, leave)
  dom.append(name, buttons, problem)

  async function fetchIt() {
    if (bring.disabled) return
    bring.disabled = true
    problem.textContent = ''
    name.textContent = words.coming
    const answer = await callServer<{ media: MediaEntry }>('POST', mediaPaths.apiFetch(), { body: { address } })
    if (editor.isDestroyed) return
    const at = getPos()
    const { figure } = editor.schema.nodes
    if (answer.kind === 'done' && at !== undefined) {
      const picture = figure!.create({ src: answer.body.media.reference, alt: alt || answer.body.media.alt })
      return editor.view.dispatch(editor.state.tr.replaceWith(at, at + node.nodeSize, picture))
    }
    bring.disabled = false
    name.textContent = words.from(URL.parse(address)?.hostname ?? address)
    if (answer.kind !== 'done') problem.textContent = answer.message
  }

  function remove() {
    const at = getPos()
    if (at === undefined) return
    editor
      .chain()
      .focus()
      .deleteRange({ from: at, to: at + node.nodeSize })
      .run()
  }

  const listen = () => void fetchIt()
  bring.addEventListener('click', listen)
  leave.addEventListener('click', remove)
  editor.view.dom.addEventListener(everyOne, listen)
  return {
    dom,
    // The buttons are its own.
    stopEvent: ({ target }: Event) => target instanceof HTMLButtonElement,
    ignoreMutation: () => true,
    destroy: () => editor.view.dom.removeEventListener(everyOne, listen),
  }
}
