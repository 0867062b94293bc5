import { Link, useSearchParams } from 'react-router'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './library-pager.module.css'

/** How many there are, and the way to the others. */
export function LibraryPager({ page, pages, total }: { page: number; pages: number; total: number }) {
  const [parameters] = useSearchParams()
  const to = (number: number) => `?${new URLSearchParams({ ...Object.fromEntries(parameters), seite: String(number) })}`
  return (
    <nav className={styles.pager} aria-label={libraryMessages.pages}>
      <output>{libraryMessages.count(total)}</output>
      {pages > 1 && (
        <>
          {page > 1 && <Link to={to(page - 1)}>{libraryMessages.previous}</Link>}
          <span>{libraryMessages.page(page, pages)}</span>
          {page < pages && <Link to={to(page + 1)}>{libraryMessages.next}</Link>}
        </>
      )}
    </nav>
  )
}
