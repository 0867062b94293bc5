import { teamMembersShown } from '#shared/constants.ts'
import type { TeamContent as Team } from '#shared/dialogs.ts'
import { Portrait } from '#ui/illustration/portrait.tsx'
import styles from './team-content.module.css'

type TeamContentProps = Pick<Team, 'lead' | 'members' | 'sections'> & {
  /** Level of the headings: h2 on the page, h3 in the dialog. */
  headings: 'h2' | 'h3'
}

/** Four people to know, then how they work together and what matters to them (spec §2). */
export function TeamContent({ lead, members, sections, headings: Heading }: TeamContentProps) {
  const teamwork = sections.find(({ key }) => key === 'teamwork')
  const values = sections.find(({ key }) => key === 'values')
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={styles.members}>
        {members.slice(0, teamMembersShown).map((member) => (
          <li key={member.id}>
            <Picture {...member} />
            <Heading>{member.name}</Heading>
            <p className={styles.role}>{member.role}</p>
            <p>{member.description}</p>
          </li>
        ))}
      </ul>
      <div className={styles.words}>
        {teamwork && (
          <section>
            <Heading>{teamwork.title}</Heading>
            <p>{teamwork.lead}</p>
            <div className={styles.body} dangerouslySetInnerHTML={{ __html: teamwork.body }} />
          </section>
        )}
        {values && (
          <section>
            <Heading>{values.title}</Heading>
            <p>{values.lead}</p>
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
    </>
  )
}

/** An uploaded photograph, else the woven portrait. The name stands below it, so it is decoration. */
function Picture({ image, portrait }: Team['members'][number]) {
  if (image) return <img src={image} alt="" loading="lazy" />
  return portrait === 'none' ? <div className={styles.nobody} /> : <Portrait name={portrait} />
}
