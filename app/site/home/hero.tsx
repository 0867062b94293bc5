import { useEffect, useState } from 'react'
import { HeroLoom } from '#kit/illustration/hero-loom.tsx'
import { Actions } from '#kit/buttons/actions.tsx'
import styles from './hero.module.css'

type HeroProps = { tagline: string; headline: string; lead: string; actions: { label: string; href: string }[] }

/** In the browser only: coming back to the home page shows finished cloth. */
let woven = false

/** The claim beside the loom, which weaves itself once. */
export function Hero({ tagline, headline, lead, actions }: HeroProps) {
  const [weavesIn] = useState(() => !woven)
  useEffect(() => {
    woven = true
  }, [])
  return (
    <header className={styles.hero}>
      <div className={`${styles.art} no-print`}>
        <HeroLoom weavesIn={weavesIn} />
      </div>
      <div className={`container ${styles.content}`}>
        <div className={`${styles.text} quiet`}>
          <p className={styles.tagline}>{tagline}</p>
          <h1>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <div className={`${styles.selvedge} selvedge-wide`} />
    </header>
  )
}
