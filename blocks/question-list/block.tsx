import { countShown, searchFaq } from '#shared/faq/faq-search.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { FaqList } from '#site/blocks/faq-list.tsx'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import type { FaqTopic } from '#shared/faq/faq-topics.ts'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('questionList', {
  frame: 'reading',
  places: ({ topics, words }) => searchFaq(topics, words),
  Body: QuestionList,
})

export type QuestionListData = { topics: FaqTopic[]; words: string }

/** All questions by topic; what does not fit the words is hidden. */
function QuestionList({ data: { topics, words } }: BlockProps<'questionList', QuestionListData>) {
  const texts = useWords(faqWords)
  const searched = searchFaq(topics, words)
  return (
    <>
      <p className={styles.nothing} hidden={countShown(searched) > 0} data-nothing>
        {texts.nothing} <SiteLink href={paths.faq()}>{texts.showAll}</SiteLink>
      </p>
      {searched.map(({ id, title, questions, hidden }) => (
        <UtilitySection key={id} id={id} title={title} hidden={hidden}>
          <FaqList questions={questions} />
        </UtilitySection>
      ))}
    </>
  )
}
