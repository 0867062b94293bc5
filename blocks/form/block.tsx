import { Section } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readFormBlock, type FormBlockData } from './reader.ts'
import styles from './block.module.css'
import { ContactPlace } from '#site/contact/contact-place.tsx'
import { ContactWays } from './contact-ways.tsx'
import { Visit } from './visit.tsx'

export const block = defineBlock('form', { read: readFormBlock, Body: FormBlock })

/** The form at the left; whom, where and when at the right. */
function FormBlock({ block, data, place }: BlockProps<'form', FormBlockData>) {
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
