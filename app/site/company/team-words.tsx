import type { TeamContent } from '#shared/dialogs/dialogs.ts'
import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './team-words.module.css'

/** How the team works together and what matters to it, as the dialog shows it. */
export function TeamWords({ statements }: Pick<TeamContent, 'statements'>) {
  return (
    <div className={styles.words}>
      {statements.map(({ id, title, lead, body, items }) => (
        <section key={id}>
          <h3>{title}</h3>
          {lead && <p>{lead}</p>}
          {body && <RichText html={body} className={styles.body} />}
          {items.length > 0 && (
            <dl>
              {items.map((item) => (
                <div key={item.title}>
                  <dt>{item.title}</dt>
                  <dd>{item.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}
