import type { TeamContent } from '#shared/dialogs/dialogs.ts'
import { RichText } from '#site/blocks/rich-text.tsx'
import styles from './team-words.module.css'

type TeamWordsProps = Pick<TeamContent, 'sections'> & {
  /** Level of the headings: h2 on the page, h3 in the dialog. */
  headings: 'h2' | 'h3'
}

/** How the team works together and what matters to it. */
export function TeamWords({ sections, headings: Heading }: TeamWordsProps) {
  const teamwork = sections.find(({ key }) => key === 'teamwork')
  const values = sections.find(({ key }) => key === 'values')
  const idOf = (key: string) => (Heading === 'h2' ? key : undefined)
  return (
    <div className={styles.words}>
      {teamwork && (
        <section id={idOf('teamwork')}>
          <Heading>{teamwork.title}</Heading>
          {teamwork.lead && <p>{teamwork.lead}</p>}
          <RichText html={teamwork.body} className={styles.body} />
        </section>
      )}
      {values && (
        <section id={idOf('values')}>
          <Heading>{values.title}</Heading>
          {values.lead && <p>{values.lead}</p>}
          <dl>
            {values.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
