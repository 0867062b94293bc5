import type { ReactNode } from 'react'
import { ClothBand } from '#kit/illustration/cloth-band.tsx'
import { Held } from '#kit/text/held.tsx'
import styles from './section.module.css'

export type SectionProps = {
  id?: string
  /** `sunken` is a band of its own across the page; `cloth` one that begins with a woven border. */
  tone?: 'plain' | 'sunken' | 'cloth'
  /** What is dense stands close to its neighbours, what is said once stands in the open. */
  space?: 'close' | 'open'
  /** It touches the tabs of the head above it. */
  flush?: 'top'
  /** What a page is opened for begins close below its head. */
  near?: boolean
  /** Without a heading it is room for others and no part of the page's outline. */
  unnamed?: boolean
  children: ReactNode
}

export function Section({ id, tone = 'plain', space, flush, near, unnamed = false, children }: SectionProps) {
  const Part = unnamed ? 'div' : 'section'
  return (
    <Part
      id={id}
      className={styles.section}
      data-tone={tone}
      data-space={space}
      data-flush={flush}
      data-near={near || undefined}
    >
      {tone === 'cloth' && <ClothBand className={styles.cloth} />}
      <div className="container">{children}</div>
    </Part>
  )
}

type SectionHeadProps = {
  title: string
  lead?: string
  /** Stands at the right in place of a lead, for example a link to all items. */
  aside?: ReactNode
}

export function SectionHead({ title, lead, aside }: SectionHeadProps) {
  return (
    <header className={`${styles.head} quiet`}>
      <h2 className={styles.title}>
        <Held text={title} />
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  )
}

type SplitSectionProps = SectionProps & {
  title: string
  lead?: string
  /** Below the lead, for example a link to all items. */
  aside?: ReactNode
  /** The heading stays in view beside a long text. */
  sticky?: boolean
}

/** Heading at the left, what it speaks of at the right, 4 to 8. */
export function SplitSection({ title, lead, aside, sticky = false, children, ...section }: SplitSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.split}>
        <header className={`${styles.sideHead} quiet`} data-sticky={sticky || undefined}>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
          {aside}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </Section>
  )
}

type HeadedSectionProps = SectionProps & {
  title: string
  lead?: string
  headingPlace?: 'above' | 'beside' | 'unseen'
  aside?: ReactNode
}

/** A section with its heading where the owner wants it; without words there is none. */
export function HeadedSection({
  title,
  lead,
  headingPlace = 'above',
  aside,
  children,
  ...section
}: HeadedSectionProps) {
  if (headingPlace === 'beside')
    return (
      <SplitSection {...section} title={title} lead={lead} aside={aside} sticky>
        {children}
      </SplitSection>
    )
  return (
    <Section {...section} unnamed={!title}>
      {headingPlace === 'unseen' ? (
        title && <h2 className="visually-hidden">{title}</h2>
      ) : title || lead ? (
        <SectionHead title={title} lead={lead} aside={aside} />
      ) : null}
      {children}
    </Section>
  )
}
