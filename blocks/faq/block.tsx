import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { isPageOn } from '#shared/addresses/page-switch.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { FaqList } from '#site/blocks/faq-list.tsx'
import type { Question } from '#shared/blocks/teasers.ts'
import { readFaq } from './reader.ts'
import { useSite } from '#site/page/site.ts'
import { SplitSection } from '#site/blocks/section.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('faq', { read: readFaq, Body: FaqBlock })

/** Questions on one topic, with the ways to all others. */
function FaqBlock({ block: { id, title, lead, tone }, data }: BlockProps<'faq', Question[]>) {
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
