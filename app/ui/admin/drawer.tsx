import { useEffect, useRef, type ReactNode } from 'react'
import { adminMessages } from '#shared/messages/admin.ts'
import styles from './drawer.module.css'
import { IconButton } from '#ui/kit/icon-button.tsx'

const sidebarVisible = '(min-width: 1024px)'

/** The sidebar's content on narrow windows: a modal sheet that any link in it closes. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return
    const listeners = new AbortController()
    const { signal } = listeners
    // While capturing, so that the focus is back on the button before something else opens.
    const leave = ({ target }: Event) => {
      if (target === sheet || (target instanceof Element && target.closest('a, [data-leaves]'))) sheet.close()
    }
    sheet.addEventListener('click', leave, { signal, capture: true })
    window.addEventListener('popstate', () => sheet.close(), { signal })
    window.matchMedia(sidebarVisible).addEventListener('change', () => sheet.close(), { signal })
    return () => listeners.abort()
  }, [])

  return (
    <>
      <IconButton
        icon="menu"
        label={adminMessages.menu.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className={styles.sheet} aria-label={adminMessages.menu.title}>
        <div className={styles.content}>
          <IconButton
            className={styles.close}
            icon="close"
            label={adminMessages.menu.close}
            onClick={() => dialog.current?.close()}
          />
          {children}
        </div>
      </dialog>
    </>
  )
}
