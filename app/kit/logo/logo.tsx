import { paths } from '#shared/addresses/site-paths.ts'
import type { Brand } from '#shared/content/brand.ts'
import type { GeneralSettings } from '#shared/content/general-settings.ts'
import { messages } from '#shared/messages/site.ts'
import { Picture } from '#kit/picture/picture.tsx'
import { ByTheme } from '#kit/theme/by-theme.tsx'
import styles from './logo.module.css'

/** `mark` is the woven one, the address of another picture, or nothing. */
export type LogoSettings = Pick<GeneralSettings, 'siteName' | 'logoUrl' | 'logoDarkUrl'> & { mark: string }

/** The picture in the dark theme if there is one (H25, J23), in the light one if the owner wants it too (J35). */
export function logoSettings(
  { siteName, logoUrl, logoDarkUrl }: GeneralSettings,
  { mark, markImage, logoInLight }: Brand,
): LogoSettings {
  return {
    siteName,
    logoUrl: logoInLight ? logoUrl : '',
    logoDarkUrl,
    mark: mark === 'own' ? markImage : mark === 'woven' ? 'woven' : '',
  }
}

/** A picture where the theme has one, otherwise mark and name as text (H25, J23, J35). */
export function Logo({ siteName, logoUrl, logoDarkUrl, mark }: LogoSettings) {
  const wordmark = (
    <>
      <BrandMark mark={mark} />
      <span className={styles.name}>{siteName}</span>
    </>
  )
  // Lazy, so that nobody loads the one of the other theme.
  const picture = (src: string) => <Picture className={styles.image} src={src} alt={siteName} sizes="200px" />
  return (
    <a href={paths.home()} className={styles.logo} aria-label={messages.header.home(siteName)}>
      {logoUrl || logoDarkUrl ? (
        <ByTheme light={logoUrl ? picture(logoUrl) : wordmark} dark={logoDarkUrl ? picture(logoDarkUrl) : wordmark} />
      ) : (
        wordmark
      )}
    </a>
  )
}

/** The sign before the name: decoration, the name says it all. */
export function BrandMark({ mark, className }: Pick<LogoSettings, 'mark'> & { className?: string }) {
  if (mark === '') return null
  if (mark === 'woven') return <Mark className={className} />
  return <Picture className={className ?? styles.mark} src={mark} alt="" sizes="36px" eager />
}

/** The logo: an M on a weaving draft. Warp makes the stems, weft the inner strokes. Inline, it is in the first view of every page. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `${styles.woven} ${className}` : styles.woven}
      viewBox="0 0 34 30"
      strokeWidth="6"
      fill="none"
      aria-hidden="true"
    >
      <path d="M3 1v28M31 1v28" stroke="currentColor" />
      <path d="M7 4h6M14 11h6M21 4h6" stroke="var(--thread-mennige)" />
    </svg>
  )
}
