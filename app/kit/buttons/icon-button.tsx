import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#kit/icon/icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  icon: IconName
  label: string
}

/** An icon alone; its label is for those who do not see it, and for the pointer. It takes its colours from around it. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={`icon-button ${className}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  )
}
