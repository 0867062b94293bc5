import { BenefitList } from '#site/blocks/entries/entry-lists.tsx'
import { HeadedSection, Section } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './form-block.module.css'
import { ContactPlace } from './contact-place.tsx'
import { ContactWays } from './contact-ways.tsx'
import { Visit } from './visit.tsx'

/** The form at the left; whom, where and when at the right. */
export function FormBlock({ block, data, place }: BlockProps<'form'>) {
  const { id, title, lead, privacy, ways, hoursTitle } = block
  const form = (
    <section id={id} className="no-print">
      <h2 className={styles.title}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ContactPlace {...data} privacy={privacy} />
    </section>
  )
  return (
    <Section near={place.index === 0}>
      {ways ? (
        <div className={styles.columns}>
          {form}
          <div className={styles.side}>
            <ContactWays />
            <Visit hoursTitle={hoursTitle} />
          </div>
        </div>
      ) : (
        form
      )}
    </Section>
  )
}

export function DirectionsBlock({ block: { id, title, lead, tone }, data }: BlockProps<'directions'>) {
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <BenefitList benefits={data} />
    </HeadedSection>
  )
}
