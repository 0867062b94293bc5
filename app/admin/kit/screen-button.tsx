import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from '#kit/buttons/button.module.css'

type ScreenButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  variant?: 'primary' | 'line'
  size?: 'small' | 'normal'
}

/** Leads to another screen of the admin area without loading everything anew; files and the public site are links. */
export function ScreenButton({ variant = 'primary', size = 'normal', ...rest }: ScreenButtonProps) {
  return <Link {...rest} className={styles.button} data-variant={variant} data-size={size} />
}
