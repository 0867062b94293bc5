import { SiteLink } from '#kit/links/site-link.tsx'
import type { LoomField } from '#shared/blocks/loom-fields.ts'
import styles from './loom-fields.module.css'

/** Links over the fields of the loom: touched, a field lights up and says where it leads. */
export function LoomFields({ fields }: { fields: LoomField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, title, href }) => (
        <SiteLink key={name} href={href} data-field={name}>
          <span>{title}</span>
        </SiteLink>
      ))}
    </div>
  )
}
