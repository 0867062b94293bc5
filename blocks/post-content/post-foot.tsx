import { postMessages, postWords } from '#shared/messages/blog.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { useSite } from '#site/page/site.ts'
import { useWords } from '#site/page/words.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import { Held } from '#kit/text/held.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { ShownPost } from '#shared/blog/shown-post.ts'
import styles from './post-foot.module.css'

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

export function PostAuthor({ title, author }: { title: string; author: ShownPost['author'] }) {
  const words = useWords(postWords)
  return (
    <section id="author" className={`${styles.author} no-print`} aria-label={`${title} ${author.name}`}>
      <div className={styles.portrait} aria-hidden="true">
        <PortraitImage portrait={author.portrait} image={author.avatar} />
      </div>
      <div>
        <p className={styles.label}>{title}</p>
        <p>
          <strong>{author.name}</strong>
          {author.role && <Held text={`, ${author.role}`} />}
        </p>
        {author.description && <p>{author.description}</p>}
        <SiteLink href="#contact">{words.ask({ name: author.name })}</SiteLink>
      </div>
    </section>
  )
}
