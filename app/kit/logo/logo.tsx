import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Picture } from '#kit/picture/picture.tsx'
import { ByTheme } from '#kit/theme/by-theme.tsx'
import { Mark } from '#kit/illustration/mark.tsx'
import type { LogoSettings } from './logo-settings.ts'
import styles from './logo.module.css'

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
