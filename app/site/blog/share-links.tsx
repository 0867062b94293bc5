import { postMessages, postWords } from '#shared/messages/blog.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { useSite } from '#site/page/site.ts'
import styles from './share-links.module.css'
import { useWords } from '#site/page/words.ts'

/**
 * Passing a post on without any third party: e-mail, the clipboard and what the device itself offers; on paper, the
 * address. The buttons show where they can work (offer-sharing.ts).
 */
export function ShareLinks({ href, title }: { href: string; title: string }) {
  const words = useWords(postWords)
  const address = new URL(href, useSite().publicUrl).href
  return (
    <>
      <ul
        className={`${styles.share} no-print`}
        aria-label={postMessages.share}
        data-behaviour="share-links"
        data-address={address}
        data-title={title}
      >
        <li>
          <LinkButton href={mailWith(title, address)} variant="line" size="small">
            <Icon name="mail" /> {words.shareByMail}
          </LinkButton>
        </li>
        <li hidden data-share="copy">
          <Button variant="line" size="small">
            <Icon name="copy" /> {words.copyLink}
          </Button>
        </li>
        <li hidden data-share="device">
          <Button variant="line" size="small">
            <Icon name="share" /> {words.shareNative}
          </Button>
        </li>
      </ul>
      <p className={styles.address}>{address}</p>
    </>
  )
}

function mailWith(subject: string, address: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`
}
