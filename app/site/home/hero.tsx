import { Actions } from '#kit/buttons/actions.tsx'
import { HeroLoom } from '#kit/illustration/hero-loom.tsx'
import type { Page } from '#shared/content/pages.ts'
import { useSite } from '#site/page/site.ts'
import styles from './hero.module.css'

type HeroProps = Pick<Page, 'headline' | 'lead' | 'actions'>

/** The claim beside the loom, which weaves itself once: coming back to the home page shows finished cloth. */
export function Hero({ headline, lead, actions }: HeroProps) {
  const { siteDescription } = useSite().settings
  return (
    <header className={styles.hero}>
      <div className={`${styles.art} no-print`} data-behaviour="weave-once">
        <HeroLoom />
      </div>
      <div className={`container ${styles.content}`}>
        <div className={`${styles.text} quiet`}>
          <p className={styles.tagline}>{siteDescription}</p>
          <h1>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <div className={`${styles.selvedge} selvedge-wide`} />
    </header>
  )
}
