import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { Values } from '#shared/editing/values.ts'
import { siteWordsMessages as words } from '#shared/messages/site-words.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Chip } from '#admin/kit/chip.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { Line, Lines } from '#admin/kit/lines.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { typeFirst } from '#admin/kit/type-first.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { searchWordRows, wordRows, type WordDocument } from './word-rows.ts'
import styles from './words-page.module.css'

/** What the site says by itself, found by its wording or by what it is called; each text leads to its field. */
export function WordsPage({ documents }: { documents: { name: string; values: Values }[] }) {
  const all = useMemo(() => documents.map(wordRows), [documents])
  const [search, setSearch] = useState('')
  const shown = searchWordRows(all, search)
  return (
    <AdminPage title={words.title} note={words.note}>
      <search className={styles.search}>
        <div className="search-field">
          <Icon name="search" />
          <input
            ref={typeFirst}
            type="search"
            className="text-input"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <output>{words.count(shown.flatMap(({ rows }) => rows).length)}</output>
      </search>
      {shown.length === 0 && <EmptyState title={words.nothing} text={words.nothingText} />}
      <div className={styles.documents}>
        {shown.map((document) => (
          <DocumentPanel key={document.name} document={document} open={search.trim() !== ''} />
        ))}
      </div>
    </AdminPage>
  )
}

/** Closed until somebody looks for something: there are many. */
function DocumentPanel({ document: { name, label, rows }, open }: { document: WordDocument; open: boolean }) {
  return (
    <Panel
      title={label}
      width="full"
      aside={
        <Link to={adminPaths.document(name)} className="tlink" aria-label={words.editOf(label)}>
          {words.edit}
        </Link>
      }
    >
      <details open={open} className={styles.rows}>
        <summary>{words.count(rows.length)}</summary>
        <Lines>
          {rows.map((row) => (
            <Line
              key={row.path}
              to={adminPaths.field(name, row.path)}
              title={row.text}
              note={row.label}
              aside={row.changed ? <Chip tone="info">{words.changed}</Chip> : undefined}
            />
          ))}
        </Lines>
      </details>
    </Panel>
  )
}
