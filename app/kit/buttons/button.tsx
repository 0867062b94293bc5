import type { ComponentProps } from 'react'
import { SiteLink, type SiteLinkProps } from '#kit/links/site-link.tsx'
import styles from './button.module.css'

/** `primary` is petrol; `signal` is the one yellow of a view and means "talk to us"; `danger` takes something away. */
type Looks = { variant?: 'primary' | 'line' | 'danger' | 'signal'; size?: 'small' | 'normal' | 'large' }

export function Button({
  variant = 'primary',
  size = 'normal',
  type = 'button',
  className,
  ...rest
}: Looks & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classes(className)} data-variant={variant} data-size={size} />
}

export function LinkButton({ variant = 'primary', size = 'normal', className, ...rest }: Looks & SiteLinkProps) {
  return <SiteLink {...rest} className={classes(className)} data-variant={variant} data-size={size} />
}

function classes(className: string | undefined) {
  return className ? `${styles.button} ${className}` : styles.button
}
