import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { useErrorReference } from '#kit/page/error-reference.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import styles from './message-page.module.css'
import { startupWords } from '#shared/messages/startup.ts'
import { useWords } from '#site/page/words.ts'

/** The whole page when the site cannot be shown (spec §8, J21). */
export function StartupError() {
  const { title, text, reload, reference: named } = useWords(startupWords)
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
            {named({ id: reference })}
          </p>
        )}
        {/* The same address once more. */}
        <LinkButton href="">{reload}</LinkButton>
      </div>
    </PageMain>
  )
}
