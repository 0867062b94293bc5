import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { countShown, searchFaq } from '#shared/faq/faq-search.ts'
import type { FaqTopic } from '#shared/faq/faq-topics.ts'
import { faqWords } from '#shared/messages/faq.ts'
import { foundInWords } from '#shared/search/found-in-words.ts'
import { useWords } from '#site/page/words.ts'
import styles from './faq-head.module.css'

type FaqSearchProps = { words: string; count: number }

/** The field in the head of the page. */
export function FaqHead({ topics, words }: { topics: FaqTopic[]; words: string }) {
  return <FaqSearch words={words} count={countShown(searchFaq(topics, words))} />
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
