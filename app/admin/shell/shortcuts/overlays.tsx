import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { overlay, closeOverlay, openPalette } from './shortcuts-store.ts'
import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import styles from './overlays.module.css'

const CommandPalette = lazy(() => import('./command-palette.tsx').then((part) => ({ default: part.CommandPalette })))
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((part) => ({ default: part.ShortcutsDialog })))

/** Command palette and shortcut help, wherever one is in the admin area; their code comes when they are opened. */
export function Overlays() {
  const open = useSyncExternalStore(overlay.subscribe, overlay.get, () => null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A text makes a link of what is selected in it.
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (overlay.get() === 'palette') closeOverlay()
      // Another dialog asks for a decision first.
      else if (!document.querySelector('dialog:modal')) openPalette()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <Suspense>
      {open === 'palette' && <CommandPalette />}
      {open === 'shortcuts' && <ShortcutsDialog />}
    </Suspense>
  )
}

/** The palette for the pointer, and for those who do not know its keys yet. */
export function PaletteButton() {
  const { keys, paletteOpen } = shortcutMessages
  return (
    <button type="button" className={styles.button} data-leaves onClick={openPalette}>
      <Icon name="search" />
      <span>{paletteOpen}</span>
      <Kbd>{`${keys.control} K`}</Kbd>
    </button>
  )
}
