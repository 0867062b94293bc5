import { searchMessages, searchWords } from '#shared/messages/search.ts'
import type { SearchAnswer, TextPiece } from '#shared/search/search-result.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'
import { LinkTabs } from '#kit/links/link-tabs.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('searchResults', { Body: SearchResultsBlock })

/** What was found, or what to do where nothing was; without a question a place for what is found while one types. */
function SearchResultsBlock({ block, data: { words, ...answer } }: BlockProps<'searchResults', SearchResultsData>) {
  const texts = useWords(searchWords)
  return (
    <div id={block.id} className={`container ${styles.results}`} data-search-results="">
      {answer.results.length > 0 && <SearchResults words={words} {...answer} />}
      {words && answer.results.length === 0 && (
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

export type SearchResultsData = SearchAnswer & { words: string }

function SearchResults({ words, results, total, kinds, kind: chosen }: SearchResultsData) {
  const texts = useWords(searchWords)
  return (
    <>
      {kinds.length > 1 && <KindTabs words={words} kinds={kinds} kind={chosen} />}
      <ol className={styles.list} aria-label={searchMessages.results}>
        {results.map(({ id, kind, title, heading, excerpt, url }) => (
          <li key={id}>
            <p className={styles.kind}>{texts.kinds[kind]}</p>
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
      {total > results.length && <p className={styles.best}>{texts.best({ count: results.length })}</p>}
    </>
  )
}

/** The kinds of which something was found; choosing one keeps the place on the page. */
function KindTabs({ words, kinds, kind: chosen }: Pick<SearchResultsData, 'words' | 'kinds' | 'kind'>) {
  const texts = useWords(searchWords)
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={styles.kinds}>
      <LinkTabs
        label={searchMessages.kinds}
        tabs={[
          { label: texts.all, href: paths.search(words), count: all, current: chosen === null },
          ...kinds.map(({ kind, count }) => ({
            label: texts.tabs[kind],
            href: paths.search(words, kind),
            count,
            current: kind === chosen,
          })),
        ]}
      />
    </div>
  )
}

function Marked({ pieces }: { pieces: TextPiece[] }) {
  return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}
