import type { ReactNode } from 'react'
import type { AboutContent } from '#shared/dialogs/dialogs.ts'
import styles from './about-content.module.css'

/** The four things to know about the company, in this order (spec §2). */
const blocks = ['mission', 'values', 'expertise', 'team']

type AboutContentProps = Pick<AboutContent, 'lead' | 'sections'> & {
  /** Level of the blocks' headings: h3 in the dialog, h2 on the page, which also names each value and expertise. */
  headings: 'h2' | 'h3'
  /** What the page shows below the words about the team. */
  team?: ReactNode
}

export function AboutSections({ lead, sections, headings: Heading, team }: AboutContentProps) {
  const onPage = Heading === 'h2'
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.blocks} data-on={onPage ? 'page' : 'dialog'}>
        {blocks
          .flatMap((key) => sections.find((section) => section.key === key) ?? [])
          .map(({ key, title, lead: text, items }) => (
            <section key={key} id={onPage ? key : undefined}>
              <Heading>{title}</Heading>
              <div>
                <p>{text}</p>
                {onPage && items.length > 0 && (
                  <dl>
                    {items.map((item) => (
                      <div key={item.title}>
                        <dt>{item.title}</dt>
                        <dd>{item.text}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {key === 'team' && team}
              </div>
            </section>
          ))}
      </div>
    </>
  )
}
