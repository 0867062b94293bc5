import type { ReactNode } from 'react'
import { Section, SectionHead, type SectionProps } from './section.tsx'
import { SplitSection } from './split-section.tsx'

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
