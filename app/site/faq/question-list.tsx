import { foundInWords } from '#shared/search/found-in-words.ts'
import { searchFaq } from '#shared/faq/faq-search.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import { FaqList } from '#site/blocks/faq-block.tsx'
import { UtilitySection } from '#site/blocks/reading/utility-layout.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './question-list.module.css'
import { Icon } from '#kit/icon/icon.tsx'
import { blockWords } from '#shared/messages/frame.ts'
import { useWords } from '#site/page/words.ts'

type FaqSearchProps = { words: string; count: number }

/** All questions by topic; what does not fit the words is hidden. */
export function QuestionList({ data: { topics, words } }: BlockProps<'questionList'>) {
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

export function QuestionMissing({ block }: BlockProps<'questionMissing'>) {
  const words = useWords(blockWords)
  return (
    <UtilitySection id={block.id} title={block.title} lead={block.lead}>
      <LinkButton href="#contact" className="no-print">
        {words.ask}
      </LinkButton>
    </UtilitySection>
  )
}

/** The field in the head of the page. */
export function FaqHead({ topics, words }: BlockProps<'questionList'>['data']) {
  return <FaqSearch words={words} count={countShown(searchFaq(topics, words))} />
}

function countShown(topics: ReturnType<typeof searchFaq>): number {
  return topics.flatMap(({ questions }) => questions).filter(({ hidden }) => !hidden).length
}

/** Filters while one types (filter-questions.ts); without JavaScript the form asks the server. */
function FaqSearch({ words, count }: FaqSearchProps) {
  const texts = useWords(faqWords)
  return (
    <search className="no-print">
      <form className={styles.search} action={paths.faq()} data-behaviour="faq-search">
        <label htmlFor="faq-suche">{texts.search}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id="faq-suche"
              type="search"
              className="text-input"
              name={searchParameter}
              defaultValue={words}
              placeholder={texts.placeholder}
              autoComplete="off"
            />
          </div>
          <Button type="submit" variant="line" className={styles.submit}>
            {texts.submit}
          </Button>
        </div>
        <output className={styles.count}>{words && foundInWords(texts, count, words)}</output>
      </form>
    </search>
  )
}
