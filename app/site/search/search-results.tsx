import { searchMessages } from '#shared/messages/search.ts'
import type { SearchResult, TextPiece } from '#shared/search/search-result.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './search-results.module.css'

export function SearchResults({ results }: { results: SearchResult[] }) {
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
