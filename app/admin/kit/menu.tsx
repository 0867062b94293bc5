import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { IconButton } from '#kit/buttons/button.tsx'
import styles from './menu.module.css'

const gap = 4

const edge = 8

/**
 * A button that opens a few actions; choosing one closes it. They exist only while open, so long lists stay light.
 * With a `face` it looks like that and leaves the way of the keyboard to another menu that has the same.
 */
export function Menu({ label, face, children }: { label: string; face?: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const menu = panel.current
    if (!open || !menu) return
    if (button.current) placeBeside(menu, button.current)
    menu.querySelector<HTMLElement>('a, button')?.focus()
    // Before the action runs: what it opens gives the focus back to the button.
    const choose = () => menu.hidePopover()
    menu.addEventListener('click', choose)
    menu.addEventListener('keydown', moveFocus)
    return () => {
      menu.removeEventListener('click', choose)
      menu.removeEventListener('keydown', moveFocus)
    }
  }, [open])

  return (
    <>
      {face ? (
        <button
          ref={button}
          type="button"
          className={styles.face}
          title={label}
          tabIndex={-1}
          popoverTarget={id}
          aria-expanded={open}
        >
          <span className="visually-hidden">{label}: </span>
          {face}
        </button>
      ) : (
        <IconButton ref={button} icon="more" label={label} popoverTarget={id} aria-expanded={open} />
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && children}
      </div>
    </>
  )
}

type MenuActionProps = { icon: IconName; label: string; danger?: boolean; onClick: () => void }

export function MenuAction({ icon, label, danger, onClick }: MenuActionProps) {
  return (
    <button type="button" data-danger={danger || undefined} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  )
}

function moveFocus(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.currentTarget instanceof Element)) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const index = items.findIndex((item) => item === document.activeElement)
  items[(index + step + items.length) % items.length]?.focus()
}

/** Below the button and flush with its right edge; above it where the window ends. */
function placeBeside(panel: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { offsetWidth, offsetHeight, style } = panel
  const below = bottom + gap + offsetHeight <= window.innerHeight - edge
  style.left = `${Math.max(edge, right - offsetWidth)}px`
  style.top = `${Math.max(edge, below ? bottom + gap : top - gap - offsetHeight)}px`
}
