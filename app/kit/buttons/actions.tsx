import { LinkButton } from './button.tsx'
import styles from './actions.module.css'

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
