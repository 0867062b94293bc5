import type { ReactNode } from 'react'
import { Actions } from './actions.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  crumbs?: Crumb[]
  headline: string
  lead?: string
  actions?: { label: string; href: string }[]
  /** <TallMotif hangs /> for the right side; the head then stands on the wide selvedge (template A). */
  art?: ReactNode
  /** `none` where tabs or a picture end the head in place of the selvedge (template B). */
  edge?: 'selvedge' | 'none'
  /** What follows the lead on pages without art, for example tabs or a search field (templates B and D). */
  children?: ReactNode
}

export function PageHead({ art, ...text }: PageHeadProps) {
  return art ? <HeadWithArt {...text} art={art} /> : <PlainHead {...text} />
}

function HeadWithArt({ crumbs, headline, lead, actions = [], art, children }: PageHeadProps) {
  return (
    <header className={styles.withArt}>
      <div className={`${styles.art} no-print`}>{art}</div>
      <div className="container">
        <div className={`${styles.text} quiet`}>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          <h1 className={styles.headline}>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Actions actions={actions} />
          {children}
        </div>
      </div>
      <div className={`${styles.selvedge} selvedge-wide`} />
    </header>
  )
}

function PlainHead({ crumbs, headline, lead, actions = [], edge = 'selvedge', children }: PageHeadProps) {
  return (
    <header className={styles.plain}>
      <div className="container">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        <div className={`${styles.split} quiet`}>
          <h1 className={styles.headline}>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <Actions actions={actions} />
        {children}
      </div>
      {edge === 'selvedge' && <div className={`${styles.edge} selvedge`} />}
    </header>
  )
}
