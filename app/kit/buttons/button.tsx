import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
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

/** The buttons of a page head: the first is the main one. On phones they fill the line. */
export function Actions({ actions }: { actions: { label: string; href: string }[] }) {
  if (actions.length === 0) return null
  return (
    <div className={`${styles.actions} no-print`}>
      {actions.map(({ label, href }, index) => (
        <LinkButton key={href} href={href} variant={index === 0 ? 'primary' : 'line'} size="large">
          {label}
        </LinkButton>
      ))}
    </div>
  )
}

/** The call to action, which glows now and then (glow.ts). */
export function GlowButton(props: SiteLinkProps) {
  return (
    <LinkButton
      {...props}
      variant="signal"
      size="large"
      className={styles.glow}
      data-behaviour="glow"
      data-glowing="false"
    />
  )
}

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

/** Also keeps a form from being sent. */
function refuse(event: MouseEvent) {
  event.preventDefault()
}

function classes(className: string | undefined) {
  return className ? `${styles.button} ${className}` : styles.button
}
