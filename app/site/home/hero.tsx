import { Actions } from '#kit/buttons/button.tsx'
import { HeroLoom } from '#kit/illustration/hero-loom.tsx'
import type { LoomField } from '#shared/blocks/loom-fields.ts'
import type { Page } from '#shared/content/pages.ts'
import head from '#site/blocks/page-head.module.css'
import { useSite } from '#site/page/site.ts'
import styles from './hero.module.css'
import { SiteLink } from '#kit/links/site-link.tsx'

type HeroProps = Pick<Page, 'headline' | 'lead' | 'actions'> & { fields: LoomField[] }

/** The claim beside the loom, which weaves itself once: coming back to the home page shows finished cloth. */
export function Hero({ headline, lead, actions, fields }: HeroProps) {
  const { siteDescription } = useSite().settings
  const art = `${head.art} ${styles.art} no-print`
  return (
    <header className={`${head.withArt} ${styles.hero}`}>
      <div className="container">
        <div className={`${head.text} ${styles.text} quiet`}>
          <p className={styles.tagline}>{siteDescription}</p>
          <h1>{headline}</h1>
          {lead && <p className={`${head.lead} ${styles.lead}`}>{lead}</p>}
          <Actions actions={actions} />
        </div>
      </div>
      <div className={art} data-behaviour="weave-once" data-cloth="head">
        <HeroLoom />
      </div>
      {/* After the words, which lie above the cloth and come first for the keyboard. */}
      <div className={`${art} ${styles.touch}`}>
        <LoomFields fields={fields} />
      </div>
      <div className={`${head.selvedge} selvedge-wide`} />
    </header>
  )
}

/** Links over the fields of the loom: touched, a field lights up and says where it leads. */
function LoomFields({ fields }: { fields: LoomField[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ name, title, href }) => (
        <SiteLink key={name} href={href} data-field={name}>
          <span>{title}</span>
        </SiteLink>
      ))}
    </div>
  )
}
