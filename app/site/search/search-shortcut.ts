import { paths } from '#shared/addresses/site-paths.ts'

/** The id of the search field, for the shortcut that leads to it. */
export const searchFieldId = 'suchbegriff'

/** Ctrl+K or Cmd+K leads to the search. No single key: those collide with typing and speech input (WCAG 2.1.4, J31). */
export function followSearchShortcut(navigate: (href: string) => Promise<void>): void {
  document.addEventListener('keydown', async (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    if (focusField()) return
    await navigate(paths.search())
    // Who pressed twice may be writing already.
    if (document.activeElement?.id !== searchFieldId) focusField()
  })
}

function focusField(): boolean {
  const field = document.getElementById(searchFieldId)
  if (field instanceof HTMLInputElement) field.select()
  return field !== null
}
