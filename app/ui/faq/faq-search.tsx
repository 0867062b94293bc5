import { messages } from '#shared/messages.ts'
import { paths, searchParameter } from '#shared/paths.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './faq-search.module.css'

type FaqSearchProps = { words: string; setWords: (words: string) => void; count: number }

/** Filters while one types; without JavaScript the form asks the server. */
export function FaqSearch({ words, setWords, count }: FaqSearchProps) {
  return (
    <search className="no-print">
      <form className={styles.search} action={paths.faq()} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="faq-suche">{messages.faq.search}</label>
        <div className={styles.line}>
          <div className={styles.control}>
            <Icon name="search" />
            <input
              id="faq-suche"
              type="search"
              name={searchParameter}
              value={words}
              placeholder={messages.faq.placeholder}
              autoComplete="off"
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <Button type="submit" variant="line" className={styles.submit}>
            {messages.faq.submit}
          </Button>
        </div>
        <output className={styles.count}>{words.trim() && messages.faq.found(count, words.trim())}</output>
      </form>
    </search>
  )
}
