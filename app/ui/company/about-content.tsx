import type { AboutContent as About } from '#shared/dialogs.ts'
import styles from './about-content.module.css'

/** The four things to know about the company, in this order (spec §2). */
const blocks = ['mission', 'values', 'expertise', 'team']

type AboutContentProps = Pick<About, 'lead' | 'sections'> & {
  /** Level of the blocks' headings: h2 on the page, h3 in the dialog. */
  headings: 'h2' | 'h3'
  /** The page also names each value and field of expertise. */
  withItems?: boolean
}

export function AboutContent({ lead, sections, headings: Heading, withItems = false }: AboutContentProps) {
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.blocks}>
        {blocks
          .flatMap((key) => sections.find((section) => section.key === key) ?? [])
          .map(({ key, title, lead: text, items }) => (
            <section key={key}>
              <Heading>{title}</Heading>
              <p>{text}</p>
              {withItems && items.length > 0 && (
                <dl>
                  {items.map((item) => (
                    <div key={item.title}>
                      <dt>{item.title}</dt>
                      <dd>{item.text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
      </div>
    </>
  )
}
