import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { useSite } from '#site/page/site.ts'
import { FaqList } from './faq-list.tsx'
import { SplitSection } from './split-section.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

/** Questions on one topic, with the ways to all others. */
export function FaqBlock({ block: { id, title, lead, tone }, data }: BlockProps<'faq'>) {
  const words = useWords(blockWords)
  const { off } = useSite()
  return (
    <SplitSection
      id={id}
      tone={tone}
      space="close"
      title={title}
      lead={lead}
      aside={
        <>
          <p className="no-print">
            <SiteLink href="#contact" className="tlink">
              {words.ask} <Icon name="arrow-right" />
            </SiteLink>
          </p>
          {isPageOn(paths.faq(), off) && (
            <p className="no-print">
              <SiteLink href={paths.faq()} className="tlink">
                {words.allQuestions} <Icon name="arrow-right" />
              </SiteLink>
            </p>
          )}
        </>
      }
    >
      <FaqList questions={data} />
    </SplitSection>
  )
}
