import { richTextMessages } from '#shared/messages/rich-text.ts'
import type { UploadItem } from '#admin/media/upload/upload-queue.ts'
import styles from './figure-view.module.css'

const words = richTextMessages.uploads

/** A file on its way: a small picture of it, how far it is, and what became of it. */
export function createUploadCard(file: File, { cancel, remove }: { cancel(): void; remove(): void }) {
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
