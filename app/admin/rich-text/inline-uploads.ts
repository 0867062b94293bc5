import { Extension, type Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { MediaEntry } from '#shared/media/entry.ts'
import { richTextMessages } from '#shared/messages/rich-text.ts'
import { uploadFile } from '#admin/media/upload/uploads.ts'
import type { UploadItem } from '#admin/media/upload/upload-queue.ts'
import styles from './node-view.module.css'
import { takePoster } from './video.ts'

type Change = { add: { id: string; at: number; card: HTMLElement } } | { remove: string }

const key = new PluginKey<DecorationSet>('inlineUploads')

/** Files on their way into the text. They are no part of it until they are in the library, so nothing half is stored. */
export const InlineUploads = Extension.create({
  name: 'inlineUploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, before) {
          const shown = before.map(transaction.mapping, transaction.doc)
          const change = transaction.getMeta(key) as Change | undefined
          if (!change) return shown
          if ('remove' in change) return shown.remove(shown.find(undefined, undefined, isUpload(change.remove)))
          const { id, at, card } = change.add
          return shown.add(transaction.doc, [Decoration.widget(at, card, { id, side: 1, stopEvent: () => true })])
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
})

const isUpload = (id: string) => (spec: { id?: string }) => spec.id === id

/** Puts files where they were dropped or pasted: at once as what is on its way, then as themselves. */
export function uploadInto(editor: Editor, files: readonly File[], at: number, owner: string): void {
  const place = besideBlock(editor, at)
  for (const file of files) {
    const id = crypto.randomUUID()
    const tell = (change: Change) => editor.view.dispatch(editor.state.tr.setMeta(key, change))
    const remove = () => tell({ remove: id })
    const card = createUploadCard(file, { cancel: () => upload.cancel(), remove })
    tell({ add: { id, at: place, card: card.element } })
    const upload = uploadFile(file, owner, (item) => {
      if (editor.isDestroyed) return
      card.show(item)
      if (item.state === 'canceled') remove()
      if (!item.result) return
      const { media } = item.result
      put(editor, id, media)
      if (media.kind === 'video') void takePoster(editor, { src: media.reference, owner })
    })
  }
}

/** Before an empty line, in which writing goes on, and after any other block. */
function besideBlock({ state }: Editor, at: number): number {
  const spot = state.doc.resolve(at)
  if (spot.depth === 0) return at
  return spot.node(1).content.size === 0 ? spot.before(1) : spot.after(1)
}

function put({ state, view }: Editor, id: string, media: MediaEntry) {
  const [shown] = key.getState(state)?.find(undefined, undefined, isUpload(id)) ?? []
  const transaction = state.tr.setMeta(key, { remove: id } satisfies Change)
  if (shown) insertBlock(transaction, shown.from, blockOf(state.schema, media))
  view.dispatch(transaction)
}

/** Puts a picture of the library where it was dropped. */
export function putPicture(editor: Editor, picture: { src: string; alt: string }, at: number): true {
  const { state, view } = editor
  view.dispatch(insertBlock(state.tr, besideBlock(editor, at), state.schema.nodes.figure!.create(picture)))
  return true
}

/** A picture becomes one of the text, and so does a video; any other file becomes a link to it. */
function blockOf(schema: Schema, { kind, reference, alt, name }: MediaEntry): Node {
  const { nodes, marks } = schema
  if (kind === 'image') return nodes.figure!.create({ src: reference, alt })
  if (kind === 'video') return nodes.video!.create({ src: reference })
  return nodes.paragraph!.create(null, schema.text(name, [marks.link!.create({ href: reference })]))
}

/** Writing goes on below it. */
function insertBlock(transaction: Transaction, at: number, block: Node): Transaction {
  transaction.insert(at, block)
  const after = at + block.nodeSize
  if (!transaction.doc.nodeAt(after)) transaction.insert(after, block.type.schema.nodes.paragraph!.create())
  return transaction
}

const words = richTextMessages.uploads

/** A file on its way: a small picture of it, how far it is, and what became of it. */
function createUploadCard(file: File, { cancel, remove }: { cancel(): void; remove(): void }) {
  const element = document.createElement('div')
  const [name, progress, button] = [
    document.createElement('span'),
    document.createElement('progress'),
    document.createElement('button'),
  ]
  element.className = styles.upload!
  element.contentEditable = 'false'
  name.textContent = file.name
  progress.ariaLabel = words.progress(file.name)
  button.type = 'button'
  button.textContent = words.remove
  button.ariaLabel = words.cancel(file.name)
  button.addEventListener('click', cancel)
  if (file.type.startsWith('image/')) element.append(smallPicture(file))
  element.append(name, button, progress)

  return {
    element,
    show({
      state,
      bytesTransferred,
      totalBytes,
      error,
    }: Pick<UploadItem, 'state' | 'bytesTransferred' | 'totalBytes' | 'error'>) {
      progress.max = totalBytes
      progress.value = bytesTransferred
      if (bytesTransferred === totalBytes && state === 'running') name.textContent = words.drawing
      if (state !== 'error') return
      const problem = document.createElement('span')
      problem.role = 'alert'
      problem.textContent = error?.message ?? ''
      name.textContent = file.name
      progress.replaceWith(problem)
      button.addEventListener('click', remove)
    },
  }
}

function smallPicture(file: File): HTMLImageElement {
  const picture = document.createElement('img')
  picture.alt = ''
  picture.src = URL.createObjectURL(file)
  picture.addEventListener('load', () => URL.revokeObjectURL(picture.src), { once: true })
  return picture
}
