import { useEffect, useRef, type ReactNode } from 'react'
import { adminMessages } from '#shared/messages/admin.ts'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { followSheet } from '#kit/dialog/sheet.ts'
import styles from './drawer.module.css'

const drawerId = 'admin-menue'
const sidebarVisible = '(min-width: 64em)'

/** The sidebar's content on narrow windows: a modal sheet that any link in it closes. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => followSheet(dialog.current!, sidebarVisible), [])
  return (
    <>
      <IconButton icon="menu" label={adminMessages.menu.open} aria-haspopup="dialog" popoverTarget={drawerId} />
      <dialog
        ref={dialog}
        id={drawerId}
        popover="auto"
        className={`sheet ${styles.drawer}`}
        aria-label={adminMessages.menu.title}
      >
        <div className={styles.content}>
          <IconButton
            className={styles.close}
            icon="close"
            label={adminMessages.menu.close}
            popoverTarget={drawerId}
            popoverTargetAction="hide"
          />
          {children}
        </div>
      </dialog>
    </>
  )
}
