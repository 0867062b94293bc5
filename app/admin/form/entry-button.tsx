import { Icon } from '#kit/icon/icon.tsx'

/** Finds a button of an entry by what it does. */
export function buttonOf(key: string, icon: EntryButtonProps['icon']): string {
  return `[data-entry="${key}"] > div > [data-icon="${icon}"]`
}

type EntryButtonProps = {
  icon: 'arrow-up' | 'arrow-down' | 'copy' | 'trash' | 'eye' | 'eye-off'
  label: string
  disabled?: boolean
  pressed?: boolean
  onClick(): void
}

export function EntryButton({ icon, label, disabled = false, pressed, onClick }: EntryButtonProps) {
  // Not disabled but silent: a button that vanishes under the finger loses the keyboard's place.
  return (
    <button
      type="button"
      data-icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  )
}
