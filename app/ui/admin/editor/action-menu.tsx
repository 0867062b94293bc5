import { useEffect, useId, useRef, useState } from 'react'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './action-menu.module.css'

export type MenuAction = { label: string; icon: IconName; run(): void; hidden?: boolean }

/** Further actions behind one button: a plain list of buttons that Escape and a click elsewhere close. */
export function ActionMenu({ label, actions }: { label: string; actions: MenuAction[] }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: Event) => !place.current?.contains(target as Node) && setOpen(false)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return (
    <div ref={place} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      <ul id={id} hidden={!open}>
        {actions
          .filter(({ hidden }) => !hidden)
          .map((action) => (
            <li key={action.label}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  // Dialogs give the focus back to what opened them; that must not be a hidden row.
                  opener.current?.focus()
                  action.run()
                }}
              >
                <Icon name={action.icon} />
                {action.label}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
