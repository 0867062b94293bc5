import { useEffect, useState, type RefObject } from 'react'
import { findPlace } from '#shared/preview/find-place.ts'
import type { SpokenPlace } from '#shared/preview/preview.ts'
import { isFieldControl } from '#admin/kit/form.ts'
import { createObservable } from '#kit/state/observable.ts'

/** Where somebody writes; undefined before the first time. */
export type CaretPlaces = ReturnType<typeof createObservable<SpokenPlace | undefined>>

/** The caret moves with every letter, and what it stands in is only asked when it rests. */
const restMs = 120

/** Follows the caret through a form. Not as state: the form is not drawn anew because the caret moved. */
export function useCaretPlaces(form: RefObject<HTMLElement | null>): CaretPlaces {
  const [places] = useState(() => createObservable<SpokenPlace | undefined>(undefined))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const place = form.current && caretPlaceIn(form.current)
      if (place) places.set(place)
    }
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    // Whoever turns to something else at once, such as the preview, leaves the caret behind.
    const lookNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      look()
    }
    const listeners = new AbortController()
    document.addEventListener('pointerdown', lookNow, { signal: listeners.signal, capture: true })
    document.addEventListener('selectionchange', listen, { signal: listeners.signal })
    document.addEventListener('focusin', listen, { signal: listeners.signal })
    document.addEventListener('input', listen, { signal: listeners.signal })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [form, places])
  return places
}

/** Puts the caret where somebody clicked in the preview, as far as the field says the same. */
export function placeCaret(control: HTMLElement | undefined, place: SpokenPlace, letters: number): void {
  if (control?.isContentEditable) return placeCaretInRichText(control, place, letters)
  const writes = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement
  if (!writes || control.selectionEnd === null) return
  const at = Math.max(0, control.value.indexOf(place.texts[0] ?? '')) + letters
  control.setSelectionRange(at, at)
}

/** What the text editor writes in. */
const richTextBlockTags = 'p,h2,h3,h4,li,td,th,figcaption,pre'

/** What is said where the caret stands: a paragraph of rich text, the line of a field, or a picture. */
function caretPlaceIn(form: HTMLElement): SpokenPlace | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !form.contains(focused)) return undefined
  // Not in what asks for a link or a picture on the way.
  if (!isFieldControl(focused)) return undefined
  if (focused.isContentEditable) return caretInRichText(focused)
  const texts = textsOf(focused).filter((text) => text.trim() !== '')
  if (texts.length > 0) return { texts, image: '', tag: '', nth: indexAmongAlike(form, focused) }
  const image = focused.closest('[data-field]')?.querySelector('img')?.getAttribute('src')
  return image ? { texts: [], image, tag: '', nth: 0 } : undefined
}

function caretInRichText(editor: HTMLElement): SpokenPlace | undefined {
  const node = getSelection()?.focusNode
  const element = node instanceof Element ? node : node?.parentElement
  if (!element || !editor.contains(element)) return undefined
  const image = element.closest('figure')?.querySelector('img')?.getAttribute('src') ?? ''
  const block = element.closest(richTextBlockTags)
  const text = block?.textContent ?? ''
  if (!block || text.trim() === '') return image ? { texts: [], image, tag: '', nth: 0 } : undefined
  const alike = [...editor.querySelectorAll(block.localName)].filter((other) => other.textContent === text)
  return { texts: [text], image, tag: tagOf(block), nth: alike.indexOf(block) }
}

function textsOf(control: HTMLElement): string[] {
  if (control instanceof HTMLTextAreaElement) {
    const { value, selectionEnd } = control
    const start = value.lastIndexOf('\n', selectionEnd - 1) + 1
    return [value.slice(start).split('\n', 1)[0]!, value]
  }
  if (control instanceof HTMLSelectElement) return control.value ? [control.selectedOptions[0]?.text ?? ''] : []
  return control instanceof HTMLInputElement && control.selectionEnd !== null ? [control.value] : []
}

function indexAmongAlike(form: HTMLElement, control: HTMLElement): number {
  const { value } = control as HTMLInputElement
  const alike = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
    (other) => other.value === value,
  )
  return Math.max(0, alike.indexOf(control as HTMLInputElement))
}

function placeCaretInRichText(editor: HTMLElement, place: SpokenPlace, letters: number) {
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

/** Entries and cells hold a paragraph in the editor that pages do not have (stored-html.ts). */
function tagOf(block: Element): string {
  return (block.matches('li > p, td > p, th > p') ? block.parentElement! : block).localName
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
