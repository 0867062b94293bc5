import type { IconName } from './icon-shapes.ts'
import styles from './icon.module.css'
import sprite from './icons.svg?no-inline'

export type { IconName }

/** Decoration beside a label, in the colour of the text around it; a button with an icon alone needs its own label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 20 20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
