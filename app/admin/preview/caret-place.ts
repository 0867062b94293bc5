import type { SpokenPlace } from '#shared/preview/preview.ts'
import { isFieldControl } from '#admin/kit/form-context.ts'

/** What the text editor writes in. */
export const richTextBlockTags = 'p,h2,h3,h4,li,td,th,figcaption,pre'

/** What is said where the caret stands: a paragraph of rich text, the line of a field, or a picture. */
export function caretPlaceIn(form: HTMLElement): SpokenPlace | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !form.contains(focused)) return undefined
  // Not in what asks for a link or a picture on the way.
  if (!isFieldControl(focused)) return undefined
  if (focused.isContentEditable) return placeInRichText(focused)
  const texts = textsOf(focused).filter((text) => text.trim() !== '')
  if (texts.length > 0) return { texts, image: '', tag: '', nth: indexAmongAlike(form, focused) }
  const image = focused.closest('[data-field]')?.querySelector('img')?.getAttribute('src')
  return image ? { texts: [], image, tag: '', nth: 0 } : undefined
}

function placeInRichText(editor: HTMLElement): SpokenPlace | undefined {
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

/** Entries and cells hold a paragraph in the editor that pages do not have (stored-html.ts). */
export function tagOf(block: Element): string {
  return (block.matches('li > p, td > p, th > p') ? block.parentElement! : block).localName
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
