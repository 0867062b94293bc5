import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import styles from './palette-button.module.css'
import { openPalette } from './shortcuts-store.ts'

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
