import type { GeneralSettings } from '#shared/content/general-settings.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Mark } from '#kit/illustration/mark.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { ByTheme } from '#kit/theme/by-theme.tsx'
import styles from './logo.module.css'

export type LogoSettings = Pick<GeneralSettings, 'siteName' | 'logoDarkUrl'>

/** The picture only in the dark theme and only if there is one, otherwise the name as text (H25, J23). */
export function Logo({ siteName, logoDarkUrl }: LogoSettings) {
  const wordmark = (
    <>
      <Mark />
      <span className={styles.name}>{siteName}</span>
    </>
  )
  return (
    <a href={paths.home()} className={styles.logo} aria-label={messages.header.home(siteName)}>
      {logoDarkUrl ? (
        // Lazy, so that nobody loads it in the light theme.
        <ByTheme
          light={wordmark}
          dark={<Picture className={styles.image} src={logoDarkUrl} alt={siteName} sizes="200px" />}
        />
      ) : (
        wordmark
      )}
    </a>
  )
}
