import type { ComponentProps, MouseEvent } from 'react'
import { SiteLink, type SiteLinkProps } from '#kit/links/site-link.tsx'
import styles from './button.module.css'

/** `primary` is petrol; `signal` is the one yellow of a view and means "talk to us"; `danger` takes something away. */
type Looks = { variant?: 'primary' | 'line' | 'danger' | 'signal'; size?: 'small' | 'normal' | 'large' }

type ButtonProps = Looks &
  ComponentProps<'button'> & {
    /** At work and deaf to clicks, but still there for the keyboard: what is disabled loses the focus. */
    busy?: boolean
  }

export function Button({
  variant = 'primary',
  size = 'normal',
  type = 'button',
  className,
  busy,
  ...rest
}: ButtonProps) {
  const atWork = busy && { 'aria-disabled': true, onClick: refuse }
  return (
    <button {...rest} {...atWork} type={type} className={classes(className)} data-variant={variant} data-size={size} />
  )
}

export function LinkButton({ variant = 'primary', size = 'normal', className, ...rest }: Looks & SiteLinkProps) {
  return <SiteLink {...rest} className={classes(className)} data-variant={variant} data-size={size} />
}

/** Also keeps a form from being sent. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

function classes(className: string | undefined) {
  return className ? `${styles.button} ${className}` : styles.button
}
