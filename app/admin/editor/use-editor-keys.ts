import { useEffect, useEffectEvent } from 'react'

type EditorKeys = { save(): void; publish(): void; leave(): void }

/** Keys of the editor (docs/design.md, Admin): the help lists the same (shortcuts-dialog.tsx). */
export function useEditorKeys({ save, publish, leave }: EditorKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (mayLeave(event)) leave()
      return
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.key === 's') {
      // Also over a dialog: the browser would save the page as a file.
      event.preventDefault()
      save()
    } else if (event.key === 'Enter' && !isCovered()) {
      event.preventDefault()
      publish()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Escape first closes what it is pressed in, and whoever writes stays: many press it to end a suggestion. */
function mayLeave({ defaultPrevented, repeat, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || isComposing || isCovered()) return false
  return !(target instanceof HTMLElement && (target.isContentEditable || target.matches(writes)))
}

const writes = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/** A dialog or an open menu has the keys for itself. */
function isCovered(): boolean {
  return document.querySelector('dialog:modal, :popover-open') !== null
}
