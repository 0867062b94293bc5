import type { Footer } from '#shared/content/footer.ts'
import { messages } from '#shared/messages/site.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './social-links.module.css'

const networks = [
  { network: 'linkedin', icon: 'linkedin' },
  { network: 'facebook', icon: 'facebook' },
  { network: 'twitter', icon: 'x' },
] as const

/** Only the networks that are set; without any, nothing (spec §2). */
export function SocialLinks({ links }: { links: Footer['socialLinks'] }) {
  const used = networks.filter(({ network }) => links[network])
  if (used.length === 0) return null
  return (
    <ul className={styles.social} aria-label={messages.footer.social}>
      {used.map(({ network, icon }) => (
        <li key={network}>
          <a href={links[network]} target="_blank" rel="noopener">
            <Icon name={icon} />
            <span className="visually-hidden">
              {messages.footer.networks[network]} {messages.link.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
