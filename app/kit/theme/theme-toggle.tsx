import { ThemeButton, ThemeTarget, type ThemeWords } from './theme-button.tsx'
import styles from './theme-toggle.module.css'

/** The header's toggle with its tooltip (spec §2); app/site/browser/recurrences.ts says when it shows. */
export function ThemeToggle({ words }: { words?: ThemeWords }) {
  return (
    <div className={styles.toggle}>
      <ThemeButton words={words} />
      <span role="tooltip" className={styles.tooltip} data-theme-tooltip="" data-shown="false" aria-hidden="true">
        <ThemeTarget words={words} />
      </span>
    </div>
  )
}
