import type { Page } from '#shared/content/pages.ts'
import { searchMessages } from '#shared/messages/search.ts'
import type { SearchResult } from '#shared/search/search-result.ts'
import { TornThread } from '#kit/illustration/scene.tsx'
import { LinkButton } from '#kit/buttons/button.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { SearchForm } from './search-form.tsx'
import styles from './search-page.module.css'
import { SearchResults } from './search-results.tsx'

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
        <SearchForm key={words} words={words} />
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
