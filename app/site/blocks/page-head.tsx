import type { ReactNode } from 'react'
import { Actions } from '#kit/buttons/button.tsx'
import { Held } from '#kit/text/held.tsx'
import type { Crumb } from '#site/page/structured-data.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  crumbs?: Crumb[]
  headline: string
  /** Level of the headline: h2 where it stands inside a page. */
  level?: 'h1' | 'h2'
  lead?: string
  actions?: { label: string; href: string }[]
  /** <TallMotif hangs /> for the right side; the head then stands on the wide selvedge (template A). */
  art?: ReactNode
  /** The lead below the headline in place of beside it (template D). */
  stacked?: boolean
  /** `none` where tabs or a picture end the head in place of the selvedge (template B). */
  edge?: 'selvedge' | 'none'
  /** What follows the lead on pages without art, for example tabs or a search field (templates B and D). */
  children?: ReactNode
}

export function PageHead({ art, ...text }: PageHeadProps) {
  return art ? <HeadWithArt {...text} art={art} /> : <PlainHead {...text} />
}

/** Words that would not fit a phone; soft hyphens count as ends of words. */
const longWord = /[^\s\u00ad-]{17}/

function Headline({ text, level: Level = 'h1' }: { text: string; level?: 'h1' | 'h2' }) {
  return (
    <Level className={styles.headline} data-long={longWord.test(text) || undefined}>
      <Held text={text} />
    </Level>
  )
}

function HeadWithArt({ crumbs, headline, level, lead, actions = [], art, children }: PageHeadProps) {
  return (
    <header className={styles.withArt}>
      <div className="container">
        <div className={`${styles.text} quiet`}>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          <Headline text={headline} level={level} />
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
          {children}
        </div>
      </div>
      {/* In the order of a phone: what comes first over a slow line stays where it is. */}
      <div className={`${styles.art} no-print`} data-cloth="head">
        {art}
      </div>
      <div className={`${styles.selvedge} selvedge-wide`} />
    </header>
  )
}

function PlainHead({
  crumbs,
  headline,
  lead,
  actions = [],
  stacked = false,
  edge = 'selvedge',
  children,
}: PageHeadProps) {
  return (
    <header className={styles.plain}>
      <div className="container">
        <div className="quiet">
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          <div className={stacked ? styles.stack : styles.split}>
            <Headline text={headline} />
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions.length > 0 && (
            <div className={styles.below}>
              <Actions actions={actions} />
            </div>
          )}
          {children}
        </div>
      </div>
      {edge === 'selvedge' && <div className={`${styles.edge} selvedge`} />}
    </header>
  )
}
