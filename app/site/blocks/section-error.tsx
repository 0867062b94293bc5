import { Icon } from '#kit/icon/icon.tsx'
import { messages } from '#shared/messages/site.ts'
import styles from './section-error.module.css'

/** Stands in for a section that could not be loaded; the rest of the page is fine (J14). */
export function SectionError() {
  return (
    <p className={styles.error}>
      <Icon name="alert" />
      {messages.page.sectionFailed}
    </p>
  )
}
