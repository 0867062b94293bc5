import type { ReactNode } from 'react'
import { emergencyPath } from '#shared/addresses/emergency-path.ts'
import type { Page } from '#shared/content/pages.ts'
import { offlineWords } from '#shared/messages/offline.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { TornThread } from '#kit/illustration/scene.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import styles from './offline-page.module.css'
import { useWords } from '#site/page/words.ts'

type OfflinePageProps = { page: Pick<Page, 'headline' | 'lead'>; aside: ReactNode }

/** In place of a page that was never kept: what can be read instead, whom to call, and back as soon as that is possible. */
export function OfflinePage({ page, aside }: OfflinePageProps) {
  const words = useWords(offlineWords)
  return (
    <PageMain>
      <div className={`container ${styles.page}`}>
        <div className={styles.text}>
          <TornThread className={styles.art} />
          <h1>{page.headline}</h1>
          <p className={styles.lead}>{page.lead}</p>
          <div className={styles.actions}>
            {/* The server knows no hash (reach-site.ts). */}
            <Button hidden data-behaviour="lead-back">
              {words.retry}
            </Button>
            <LinkButton href={emergencyPath} variant="line">
              {words.emergency}
            </LinkButton>
          </div>
        </div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </PageMain>
  )
}
