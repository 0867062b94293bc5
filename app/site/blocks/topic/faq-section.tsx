import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { PageSection } from '#site/page/page-sections.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { FaqList } from '#site/blocks/faq-list.tsx'
import type { SectionProps } from '#site/blocks/section.tsx'
import { SplitSection } from '#site/blocks/split-section.tsx'

type FaqSectionProps = Pick<SectionProps, 'flush'> & {
  /** Without an entry of the page, or without questions, there is no section. */
  section: PageSection | undefined
  questions: { id: string; question: string; answer: string }[]
}

export function FaqSection({ section, questions, flush }: FaqSectionProps) {
  if (!section || questions.length === 0) return null
  return (
    <SplitSection
      id={section.key}
      flush={flush}
      title={section.title}
      lead={section.lead}
      aside={
        <>
          <p className="no-print">
            <SiteLink href="#contact" className="tlink">
              {messages.faq.ask} <Icon name="arrow-right" />
            </SiteLink>
          </p>
          <p className="no-print">
            <SiteLink href={paths.faq()} className="tlink">
              {messages.faq.all} <Icon name="arrow-right" />
            </SiteLink>
          </p>
        </>
      }
    >
      <FaqList questions={questions} />
    </SplitSection>
  )
}
