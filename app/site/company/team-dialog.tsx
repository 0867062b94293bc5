import { DialogFailed, DialogLoading, type DialogContentProps } from '#site/dialogs/dialog-content.tsx'
import { DialogBody } from '#kit/dialog/dialog.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { TeamContent as Team } from '#shared/dialogs/dialogs.ts'
import { dialogWords } from '#shared/messages/dialogs.ts'
import styles from './team-dialog.module.css'
import { TeamMembers } from './team-members.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import wordStyles from './team-words.module.css'
import { useWords } from '#site/page/words.ts'

export function TeamDialog({ name, loading, retry }: DialogContentProps<'team'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, members, hasMore, statements } = loading.content
  return (
    <DialogBody>
      <TeamContent lead={lead} members={members} hasMore={hasMore} statements={statements} />
    </DialogBody>
  )
}

/** What the dialog shows: the first four people (J34), then how they work together and what matters to them (spec §2). */
function TeamContent({ lead, members, hasMore, statements }: Omit<Team, 'title'>) {
  const dialog = useWords(dialogWords)
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <TeamMembers members={members} />
      {hasMore && (
        <SiteLink href={paths.team()} className={`tlink ${styles.more}`}>
          {dialog.allMembers} <Icon name="arrow-right" />
        </SiteLink>
      )}
      <div className={styles.words}>
        <TeamWords statements={statements} />
      </div>
    </>
  )
}

/** How the team works together and what matters to it, as the dialog shows it. */
export function TeamWords({ statements }: Pick<Team, 'statements'>) {
  return (
    <div className={wordStyles.words}>
      {statements.map(({ id, title, lead, body, items }) => (
        <section key={id}>
          <h3>{title}</h3>
          {lead && <p>{lead}</p>}
          {body && <RichText html={body} className={wordStyles.body} />}
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
