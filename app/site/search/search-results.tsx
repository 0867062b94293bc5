import { foundInWords } from '#shared/search/found-in-words.ts'
import { searchMessages, searchWords } from '#shared/messages/search.ts'
import { type SearchResult, type TextPiece, searchMaxLength } from '#shared/search/search-result.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import styles from './search-results.module.css'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { searchFieldId } from './search-field.ts'
import { useWords } from '#site/page/words.ts'

/** What was found, or what to do where nothing was. */
export function SearchResultsBlock({ block, data: { words, results } }: BlockProps<'searchResults'>) {
  const texts = useWords(searchWords)
  if (!words) return null
  return (
    <div id={block.id} className={`container ${styles.results}`}>
      {results.length > 0 ? (
        <SearchResults results={results} />
      ) : (
        <div className={styles.nothing}>
          <TornThread className={styles.art} />
          <h2>{block.emptyTitle}</h2>
          <p>{block.emptyText}</p>
          <LinkButton href="#contact" data-prefill={words}>
            {texts.ask}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

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

function SearchResults({ results }: { results: SearchResult[] }) {
  const words = useWords(searchWords)
  return (
    <ol className={styles.list} aria-label={searchMessages.results}>
      {results.map(({ id, kind, title, heading, excerpt, url }) => (
        <li key={id}>
          <p className={styles.kind}>{words.kinds[kind]}</p>
          <h2>
            <SiteLink href={url}>
              <Marked pieces={title} />
            </SiteLink>
          </h2>
          {heading && <p className={styles.heading}>{heading}</p>}
          <p className={styles.excerpt}>
            <Marked pieces={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function Marked({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}

function SearchForm({ words }: { words: string }) {
  const texts = useWords(searchWords)
  return (
    <search className="no-print">
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
