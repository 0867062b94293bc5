import type { ReactNode } from 'react'
import { adminMessages } from '#shared/messages/admin.ts'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { useSheet } from '#kit/dialog/use-sheet.ts'
import styles from './drawer.module.css'

const sidebarVisible = '(min-width: 1024px)'

/** The sidebar's content on narrow windows: a modal sheet that any link in it closes. */
export function Drawer({ children }: { children: ReactNode }) {
  const { dialog, open, close } = useSheet(sidebarVisible)
  return (
    <>
      <IconButton icon="menu" label={adminMessages.menu.open} aria-haspopup="dialog" onClick={open} />
      <dialog ref={dialog} className={`sheet ${styles.drawer}`} aria-label={adminMessages.menu.title}>
        <div className={styles.content}>
          <IconButton className={styles.close} icon="close" label={adminMessages.menu.close} onClick={close} />
          {children}
        </div>
      </dialog>
    </>
  )
}
