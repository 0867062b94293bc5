import { useLayoutEffect, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** What was typed into each control (head-scripts.ts). */
    typedEarly?: WeakMap<EventTarget, string>
  }
}

/** For what holds forms that the server draws: nothing that was typed before they were alive is lost. */
export function useTypingTakenOver(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    // Right after this drawing, before the browser hands over the next key: React would still drop a text that comes
    // while it draws, and empty the control at its next drawing.
    queueMicrotask(() => root.current && takeOverTyping(root.current))
  }, [root])
}

/** Says everything again that was typed below `root` before somebody listened, as if it were typed now. */
function takeOverTyping(root: ParentNode): void {
  const typed = window.typedEarly
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')]
  // All of them before the first is said again: React then draws, and empties what it does not know of yet.
  const texts = controls.map((control) => typed?.get(control) ?? restoredText(control))
  for (const [index, control] of controls.entries()) {
    const text = texts[index]
    // Half a date or number has no value yet, and entering none would wipe what stands there.
    if (text === undefined || control.validity.badInput) continue
    enter(control, text)
    if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    typed?.delete(control)
  }
}

/** What the browser has put back on its own when it showed the page again. */
function restoredText(control: Control): string | undefined {
  if (control instanceof HTMLSelectElement || !isText(control)) return undefined
  return control.value === control.defaultValue ? undefined : control.value
}

function isText({ type }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return /^(text|textarea|email|tel|search|url)$/.test(type)
}

function enter(control: Control, text: string) {
  if (control instanceof HTMLSelectElement) {
    control.value = text
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control.type === 'checkbox' || control.type === 'radio') clickAgain(control as HTMLInputElement)
  else if (control.type !== 'file') enterText(control, text)
}

/** Of two radio buttons that were chosen one after the other only the last one counts. */
function clickAgain(control: HTMLInputElement) {
  if (control.type === 'radio' && !control.checked) return
  control.checked = !control.checked
  control.click()
}

/**
 * React gives each control a property of its own to see what scripts write, and reports only what differs from that: so
 * it is told of an empty control first, and the text then comes past it, as it does when somebody types.
 */
function enterText(control: HTMLInputElement | HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = control
  // Where React has put its own text back, the place in it means nothing: typing goes on at the end.
  const isStill = control.value === text
  control.value = `${text} `
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  if (isStill && control === document.activeElement && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd)
}
