import { findPlace } from '#shared/preview/find-place.ts'
import type { SpokenPlace } from '#shared/preview/preview.ts'
import { richTextBlockTags, tagOf } from './caret-place.ts'

/** Puts the caret where somebody clicked in the preview, as far as the field says the same. */
export function placeCaret(control: HTMLElement | undefined, place: SpokenPlace, letters: number): void {
  if (control?.isContentEditable) return placeInRichText(control, place, letters)
  const writes = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
  if (!writes || control.selectionEnd === null) return
  const at = Math.max(0, control.value.indexOf(place.texts[0] ?? '')) + letters
  control.setSelectionRange(at, at)
}

function placeInRichText(editor: HTMLElement, place: SpokenPlace, letters: number) {
  const image = place.image && [...editor.querySelectorAll('img')].find(({ src }) => place.image.includes(pathOf(src)))
  if (image) return image.scrollIntoView({ block: 'center' })
  const blocks = [...editor.querySelectorAll(richTextBlockTags)].filter((block) => !block.querySelector('p'))
  const index = findPlace(
    blocks.map((block) => ({ text: block.textContent, tag: tagOf(block), aside: false })),
    place,
  )
  const block = index === undefined ? undefined : blocks[index]
  if (!block) return
  const { node, offset } = spotAfter(block, letters)
  getSelection()?.collapse(node, offset)
  block.scrollIntoView({ block: 'center' })
}

/** The text in which the letter stands, and how far. */
function spotAfter(block: Element, letters: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  let left = letters
  let last: Node | null = null
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? ''
    if (left <= length) return { node, offset: left }
    left -= length
    last = node
  }
  return last ? { node: last, offset: last.nodeValue?.length ?? 0 } : { node: block, offset: 0 }
}

function pathOf(src: string): string {
  return new URL(src, location.href).pathname
}
