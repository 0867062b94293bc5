import type { Path } from '#shared/editing/values.ts'
import { controlId } from '#admin/kit/form.ts'

const placeholder = /\[Platzhalter: [^\]]{0,500}\]/
const typedIn = ':is(input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true])'
/** A text editor that takes longer is not waited for. */
const waitForEditorMs = 10_000

/** The field that an address leads to, as adminPaths.field writes it. */
export function fieldIn({ hash }: { hash: string }): Path | undefined {
  return hash.startsWith('#feld-') ? decodeURIComponent(hash.slice('#feld-'.length)) : undefined
}

/**
 * Opens everything around a field, brings it into view and puts the caret there, into what waits for the owner if the
 * field has such a place. Answers what has the keyboard.
 */
export function jumpToField(path: Path): HTMLElement | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const part = parts.slice(0, length).join('.')
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(part)}"]`)
    if (place) return goTo(place, part)
  }
  return undefined
}

function goTo(place: HTMLElement, path: Path): HTMLElement | undefined {
  const control =
    document.getElementById(controlId(path)) ??
    place.querySelector<HTMLElement>(typedIn) ??
    place.querySelector<HTMLElement>('input, select, button, summary')
  openAround(control ?? place)
  place.scrollIntoView({ block: 'center' })
  // The editor of a text comes after the form.
  if (control?.ariaBusy === 'true') {
    whenEditorIsThere(place)
    return control
  }
  control?.focus({ preventScroll: true })
  return selectPlaceholder(place) ?? control ?? undefined
}

function openAround(element: HTMLElement): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

function whenEditorIsThere(place: HTMLElement): void {
  const look = () => {
    const editor = place.querySelector<HTMLElement>('[contenteditable=true]')
    if (!editor) return
    stop()
    // Whoever has begun somewhere else meanwhile stays there.
    if (document.activeElement !== document.body && !place.contains(document.activeElement)) return
    editor.focus({ preventScroll: true })
    selectPlaceholder(place)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => observer.disconnect(), waitForEditorMs)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(place, { childList: true, subtree: true, attributes: true })
}

/** Selects the first place that waits for the owner, so that typing fills it in. */
function selectPlaceholder(place: HTMLElement): HTMLElement | undefined {
  for (const control of place.querySelectorAll<HTMLElement>(typedIn)) {
    const found = control.isContentEditable ? findInText(control) : findInControl(control)
    if (!found) continue
    openAround(control)
    control.focus()
    found()
    return control
  }
  return undefined
}

function findInControl(control: HTMLElement): (() => void) | undefined {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  const found = placeholder.exec(control.value)
  // Inputs for numbers and the like have no selection.
  if (!found || control.selectionEnd === null) return undefined
  return () => control.setSelectionRange(found.index, found.index + found[0].length)
}

function findInText(editor: HTMLElement): (() => void) | undefined {
  const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const found = placeholder.exec(node.nodeValue ?? '')
    if (!found) continue
    const { parentElement } = node
    return () => {
      getSelection()?.setBaseAndExtent(node, found.index, node, found.index + found[0].length)
      parentElement?.scrollIntoView({ block: 'center' })
    }
  }
  return undefined
}
