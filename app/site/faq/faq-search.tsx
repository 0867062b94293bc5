import { faqMessages } from '#shared/messages/faq.ts'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './faq-search.module.css'

type FaqSearchProps = { words: string; setWords: (words: string) => void; count: number }

/** Filters while one types; without JavaScript the form asks the server. */
export function FaqSearch({ words, setWords, count }: FaqSearchProps) {
  return (
    <search className="no-print">
      <form className={styles.search} action={paths.faq()} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="faq-suche">{faqMessages.search}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id="faq-suche"
              type="search"
              className="text-input"
              name={searchParameter}
              value={words}
              placeholder={faqMessages.placeholder}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" variant="line" className={styles.submit}>
            {faqMessages.submit}
          </Button>
        </div>
        <output className={styles.count}>{words.trim() && faqMessages.found(count, words.trim())}</output>
      </form>
    </search>
  )
}
