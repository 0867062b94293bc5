import { Icon } from '#kit/icon/icon.tsx'
import styles from './section-error.module.css'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

/** Stands in for a section that could not be loaded; the rest of the page is fine (J14). */
export function SectionError() {
  const words = useWords(blockWords)
  return (
    <p className={styles.error}>
      <Icon name="alert" />
      {words.sectionFailed}
    </p>
  )
}
