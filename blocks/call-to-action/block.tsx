import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { Band, LowBand } from '#kit/illustration/scene.tsx'
import { useSite } from '#site/page/site.ts'
import { contactDetails } from '#shared/company/company.ts'
import styles from './block.module.css'
import { GlowButton } from '#kit/buttons/button.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('callToAction', { isEmpty: ({ title }) => title === '', Body: CallBlock })

/** The coloured panel at the end of a page. Its button is the one signal of that view and glows (spec §9). */
function CallBlock({ block: { id, title, text, label, href } }: BlockProps<'callToAction'>) {
  const words = useWords(blockWords)
  const { company, footer } = useSite()
  const { phone, phoneHref } = contactDetails(company, footer)
  if (!title) return null
  return (
    <section id={id} className={`${styles.panel} no-print`}>
      <div className={styles.band} aria-hidden="true">
        <Band className={styles.hills} />
        <LowBand className={styles.lowHills} />
      </div>
      <div className={`container ${styles.content}`}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {label && <GlowButton href={href || '#contact'}>{label}</GlowButton>}
          <a className={styles.phone} href={phoneHref}>
            {words.or} <span className="no">{phone}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
