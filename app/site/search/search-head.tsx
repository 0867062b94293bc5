import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { searchWords } from '#shared/messages/search.ts'
import { foundInWords } from '#shared/search/found-in-words.ts'
import { searchMaxLength } from '#shared/search/search-result.ts'
import { useWords } from '#site/page/words.ts'
import styles from './search-head.module.css'
import { searchFieldId } from './search-shortcut.ts'

/** The field in the head of the page; it works without JavaScript. */
export function SearchHead({ words, count }: { words: string; count: number }) {
  const texts = useWords(searchWords)
  return (
    <>
      <SearchForm words={words} />
      <output className={styles.count}>{words && foundInWords(texts, count, words)}</output>
    </>
  )
}

function SearchForm({ words }: { words: string }) {
  const texts = useWords(searchWords)
  return (
    <search className="no-print" data-behaviour="search-as-you-type">
      <form action={paths.search()} className={styles.form}>
        <label htmlFor={searchFieldId}>{texts.label}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id={searchFieldId}
              type="search"
              className="text-input"
              name={searchParameter}
              defaultValue={words}
              placeholder={texts.placeholder}
              maxLength={searchMaxLength}
              autoComplete="off"
            />
          </div>
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
    </search>
  )
}
