import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { messages } from '#shared/messages/site.ts'
import { Folded } from '#site/blocks/folded.tsx'
import styles from './offer-grid.module.css'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type Offer = {
  title: string
  text: string
  /** A page that says more about it. */
  href?: string
}

/** What a service consists of, as the fields of one cloth; the last ones are wider where they would leave a hole. */
export function OfferGrid({ offers }: { offers: Offer[] }) {
  const words = useWords(blockWords)
  const grid = (
    <ul className={styles.offers}>
      {offers.map(({ title, text, href }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {href && (
            <SiteLink href={href} className={`${styles.more} tlink`} aria-label={messages.services.moreAbout(title)}>
              {words.more} <Icon name="arrow-right" />
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
  if (offers.length <= 4) return grid
  return (
    <Folded shown={3} rest={{ points: offers.length }}>
      {grid}
    </Folded>
  )
}
