import { moveMessages as words } from '#shared/messages/move.ts'
import { Icon } from '#kit/icon/icon.tsx'
import type { AdminFrame } from './admin-frame.ts'
import styles from './move-banner.module.css'

/** Stands over every screen while the site moves: nothing that is written now is saved by the server. */
export function MoveBanner({ state }: { state: NonNullable<AdminFrame['moving']> }) {
  return (
    <aside className={styles.banner} aria-label={words.bannerTitle}>
      <Icon name="warning" />
      <p>
        <strong>{words.bannerTitle}.</strong> {words.banner[state]}
      </p>
    </aside>
  )
}
