import { SiteLink } from '#kit/links/site-link.tsx'
import type { LoomField } from '#shared/blocks/loom-fields.ts'
import { frameWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'
import styles from './loom-fields.module.css'

/** Links over the fields of the loom: touched, a field lights up and says where it leads. */
export function LoomFields({ fields }: { fields: LoomField[] }) {
  const words = useWords(frameWords)
  return (
    <nav className={styles.fields} aria-label={words.services}>
      {fields.map(({ name, title, href }) => (
        <SiteLink key={name} href={href} data-field={name}>
          <span>{title}</span>
        </SiteLink>
      ))}
    </nav>
  )
}
