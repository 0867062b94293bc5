import type { ConsentContent, ConsentSettings } from '#shared/consent/consent.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { consentMessages, consentWords } from '#shared/messages/consent.ts'
import { Button } from '#kit/buttons/button.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { BannerData } from './start-consent.ts'
import styles from './cookie-banner.module.css'
import { useWords } from '#site/page/words.ts'

type CookieBannerProps = { content: ConsentContent; settings: ConsentSettings }

/** Asks without getting in the way: a region, not a dialog (G2, J11). follow-banner.ts shows it to who was not asked yet. */
export function CookieBanner({ content: { notice, revision, hash }, settings }: CookieBannerProps) {
  const words = useWords(consentWords)
  const data: BannerData = { settings, shown: { revision, hash } }
  return (
    <section
      className={`${styles.banner} no-print`}
      data-consent={JSON.stringify(data)}
      data-place="above"
      aria-label={consentMessages.banner}
      hidden
    >
      <div className="selvedge" />
      <div className={styles.inside}>
        <h2>{notice.title}</h2>
        {notice.lead && <p>{notice.lead}</p>}
        {notice.requests.length > 0 && (
          <dl>
            {notice.requests.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}:</dt> <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          {notice.nothing && `${notice.nothing} `}
          {notice.withdrawal} <SiteLink href={paths.datenschutz()}>{words.privacy}</SiteLink>
          {', '}
          <SiteLink href={paths.impressum()}>{words.imprint}</SiteLink>
        </p>
        <div className={styles.actions}>
          <Button data-answer="rejected">{words.reject}</Button>
          <Button data-answer="accepted">{words.acceptAll}</Button>
          <SiteLink href={paths.cookies()} className={styles.settings}>
            {words.openSettings}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
