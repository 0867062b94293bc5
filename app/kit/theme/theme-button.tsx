import type { ComponentProps } from 'react'
import { frameWords } from '#shared/messages/frame.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { ByTheme } from './by-theme.tsx'
import styles from './theme-button.module.css'

/** What the site's owner calls it; the admin area says it as it comes. */
type ThemeWords = { toDark: string; toLight: string }
type ThemeButtonProps = Omit<ComponentProps<'button'>, 'type'> & { words?: ThemeWords }

/** Picture and label name the theme that a click leads to (H24); controls.ts hears it. */
export function ThemeButton({ words, className = '', ...rest }: ThemeButtonProps) {
  return (
    <button {...rest} type="button" className={`icon-button theme-button ${className}`} data-toggle="theme">
      <ByTheme light={<Icon name="moon" />} dark={<Icon name="sun" />} />
      <span className="visually-hidden">
        <ThemeTarget words={words} />
      </span>
    </button>
  )
}

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

function ThemeTarget({ words = frameWords.texts }: { words?: ThemeWords }) {
  return <ByTheme light={words.toDark} dark={words.toLight} />
}
