import type { Page } from '#shared/content/pages.ts'
import { searchMessages } from '#shared/messages/search.ts'
import { type SearchResult, type TextPiece, searchMaxLength } from '#shared/search/search-result.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import styles from './search-page.module.css'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths, searchParameter } from '#shared/addresses/site-paths.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { searchFieldId } from './search-field.ts'

type SearchPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'sections'>
  words: string
  results: SearchResult[]
}

/** Everything the site says, found by words; the form works without JavaScript. */
export function SearchPage({ page, words, results }: SearchPageProps) {
  return (
    <PageMain>
      <PageHead
        crumbs={[homeCrumb, { label: page.title }]}
        headline={page.headline}
        lead={words ? undefined : page.lead}
        stacked
      >
        <SearchForm words={words} />
        <output className={styles.count}>{words && searchMessages.found(results.length, words)}</output>
      </PageHead>
      {words && (
        <div className={`container ${styles.results}`}>
          {results.length > 0 ? <SearchResults results={results} /> : <NothingFound page={page} words={words} />}
        </div>
      )}
    </PageMain>
  )
}

function NothingFound({ page, words }: Pick<SearchPageProps, 'page' | 'words'>) {
  const empty = findSection(page, 'empty')
  return (
    <div className={styles.nothing}>
      <TornThread className={styles.art} />
      <h2>{empty?.title}</h2>
      <p>{empty?.lead}</p>
      <LinkButton href="#contact" data-prefill={words}>
        {searchMessages.ask}
      </LinkButton>
    </div>
  )
}

function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ol className={styles.list} aria-label={searchMessages.results}>
      {results.map(({ id, kind, title, heading, excerpt, url }) => (
        <li key={id}>
          <p className={styles.kind}>{searchMessages.kinds[kind]}</p>
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
  return (
    <search className="no-print">
      <form action={paths.search()} className={styles.form}>
        <label htmlFor={searchFieldId}>{searchMessages.label}</label>
        <div className={styles.line}>
          <div className={`${styles.control} search-field`}>
            <Icon name="search" />
            <input
              id={searchFieldId}
              type="search"
              className="text-input"
              name={searchParameter}
              defaultValue={words}
              placeholder={searchMessages.placeholder}
              maxLength={searchMaxLength}
              autoComplete="off"
            />
          </div>
          <Button type="submit">{searchMessages.submit}</Button>
        </div>
      </form>
    </search>
  )
}
