import { messages } from '#shared/messages/site.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import styles from './message-page.module.css'

/** The whole page when the site cannot be shown (spec §8, J21). */
export function StartupError() {
  const { title, text, reload } = messages.startup
  const reference = useErrorReference()
  return (
    <PageMain>
      <title>{title}</title>
      <div className={`container ${styles.page}`}>
        <TornThread className={styles.art} />
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {reference && (
          <p className={styles.text} suppressHydrationWarning>
            {messages.errorReference(reference)}
          </p>
        )}
        {/* The same address once more. */}
        <LinkButton href="">{reload}</LinkButton>
      </div>
    </PageMain>
  )
}
