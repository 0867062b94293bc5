import { DialogFailed, DialogLoading, type DialogContentProps } from '#site/dialogs/dialog-content.tsx'
import { DialogBody } from '#kit/dialog/dialog.tsx'
import styles from './about-content.module.css'

/** The things to know about the company (spec §2). */
export function AboutDialog({ name, loading, retry }: DialogContentProps<'about'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, statements } = loading.content
  return (
    <DialogBody>
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
    </DialogBody>
  )
}
