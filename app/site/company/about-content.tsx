import type { AboutContent } from '#shared/dialogs/dialogs.ts'
import styles from './about-content.module.css'

/** The things to know about the company, as the dialog shows them (spec §2). */
export function AboutSections({ lead, statements }: Pick<AboutContent, 'lead' | 'statements'>) {
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.blocks} data-on="dialog">
        {statements.map(({ id, title, lead: text }) => (
          <section key={id}>
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
            </div>
          </section>
        ))}
      </div>
    </>
  )
}
