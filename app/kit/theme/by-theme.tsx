import type { ReactNode } from 'react'
import styles from './by-theme.module.css'

/** One of two by the theme. Both are in the HTML, which is the same for every visitor (I7); CSS chooses. */
export function ByTheme({ light, dark }: { light: ReactNode; dark: ReactNode }) {
  return (
    <>
      <span className={styles.light}>{light}</span>
      <span className={styles.dark}>{dark}</span>
    </>
  )
}
