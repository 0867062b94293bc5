import type { Footer } from '#shared/content/footer.ts'
import type { SocialNetwork } from '#shared/content/social-links.ts'
import { messages } from '#shared/messages/site.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import styles from './social-links.module.css'

/** Networks have their sign under their own name. */
const signOf = (network: SocialNetwork): IconName => (network === 'other' ? 'link' : network)
const { networks } = messages.footer

/** Only the networks that are set; without any, nothing (spec §2). */
export function SocialLinks({ links }: { links: Footer['socialLinks'] }) {
  const used = links.filter(({ href }) => href !== '')
  if (used.length === 0) return null
  return (
    <ul className={styles.social} aria-label={messages.footer.social}>
      {used.map(({ network, name, href }) => (
        <li key={`${network} ${href}`}>
          {/* Mastodon takes a link back as the proof that the profile belongs to the site. */}
          <a href={href} target="_blank" rel={network === 'mastodon' ? 'me noopener' : 'noopener'}>
            <Icon name={signOf(network)} />
            <span className="visually-hidden">
              {network === 'other' ? name : networks[network]} {messages.link.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
