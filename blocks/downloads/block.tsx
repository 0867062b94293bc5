import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { HeadedSection } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('downloads', { isEmpty: ({ items }) => items.length === 0, Body: DownloadsBlock })

function DownloadsBlock({ block: { id, title, lead, items, tone } }: BlockProps<'downloads'>) {
  return (
    <HeadedSection id={id} tone={tone} space="close" title={title} lead={lead}>
      <ul className={styles.downloads}>
        {items.map(({ label, href, text }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.file}>
              <Icon name="download" />
              <span>
                <strong>{label}</strong>
                {text && <span>{text}</span>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
