import { Link } from 'react-router'
import { adminPaths } from '#shared/admin-paths.ts'
import type { MediaUse } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './places-of-use.module.css'

/** Where a file is used; each place leads to its editor. */
export function PlacesOfUse({ uses }: { uses: MediaUse[] }) {
  return (
    <ul className={styles.places}>
      {uses.map(({ collection, documentId, label, title, state }) => (
        <li key={`${collection}/${documentId}`}>
          <Link
            to={collection === documentId ? adminPaths.document(collection) : adminPaths.item(collection, documentId)}
          >
            {title || label}
          </Link>
          <small>
            {title && `${label}, `}
            {libraryMessages.entry.states[state]}
          </small>
        </li>
      ))}
    </ul>
  )
}
