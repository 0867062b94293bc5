import { Mark } from '#kit/illustration/mark.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import type { LogoSettings } from './logo-settings.ts'
import styles from './logo.module.css'

/** The sign before the name: decoration, the name says it all. */
export function BrandMark({ mark, className }: Pick<LogoSettings, 'mark'> & { className?: string }) {
  if (mark === '') return null
  if (mark === 'woven') return <Mark className={className} />
  return <Picture className={className ?? styles.mark} src={mark} alt="" sizes="36px" eager />
}
