import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#shared/addresses/site-paths.ts'
import { searchFieldId } from './search-field.ts'

/** Ctrl+K or Cmd+K leads to the search. No single key: those collide with typing and speech input (WCAG 2.1.4, J31). */
export function SearchShortcut() {
  const navigate = useNavigate()
  useEffect(() => {
    async function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      if (!focusField()) {
        await navigate(paths.search())
        whenThere(focusField)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate])
  return null
}

function focusField(): boolean {
  const field = document.getElementById(searchFieldId)
  if (field instanceof HTMLInputElement) field.select()
  return field !== null
}

/** The page arrives after its loader; the field is focused once, when it is there. */
function whenThere(focus: () => boolean): void {
  if (focus()) return
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), 5_000)
}
