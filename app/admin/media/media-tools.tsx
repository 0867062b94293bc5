import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { mediaFilters, type MediaFilter } from '#shared/media/entry.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import tools from '#admin/kit/tools.module.css'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './media-tools.module.css'

export type MediaChoice = { search: string; filter: MediaFilter; tag: string }

type MediaToolsProps = {
  choice: MediaChoice
  tags: string[]
  onChange(choice: Partial<MediaChoice>): void
  /** Not every place offers documents or the trash. */
  filters?: readonly MediaFilter[]
}

/** While people type, the list follows them at this pace. */
const typingPauseMs = 250

/** Search, filter and tags. */
export function MediaTools({ choice, tags, onChange, filters = allFilters }: MediaToolsProps) {
  return (
    <div className={tools.tools}>
      <SearchField value={choice.search} onChange={(search) => onChange({ search })} />
      {tags.length > 0 && (
        <select
          className={`${styles.tags} text-input`}
          aria-label={libraryMessages.tags}
          value={choice.tag}
          onChange={({ target }) => onChange({ tag: target.value })}
        >
          <option value="">{libraryMessages.allTags}</option>
          {tags.map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </select>
      )}
      {filters.length > 1 && (
        <fieldset className={tools.filters} aria-label={libraryMessages.filter}>
          {filters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={choice.filter === filter}
              onClick={() => onChange({ filter })}
            >
              {mediaFilters[filter]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

const allFilters = Object.keys(mediaFilters) as MediaFilter[]

function SearchField({ value, onChange }: { value: string; onChange(search: string): void }) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, value, onChange])
  return (
    <search className={`${tools.search} search-field`}>
      <Icon name="search" />
      <input
        type="search"
        className="text-input"
        aria-label={libraryMessages.search}
        placeholder={libraryMessages.searchPlaceholder}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  )
}

/** Nothing there yet, or nothing found. */
export function LibraryEmpty({ choice, onReset }: { choice: MediaChoice; onReset(): void }) {
  const { empty, nothing } = libraryMessages
  const searched = choice.search !== '' || choice.tag !== '' || choice.filter !== 'alle'
  if (!searched) return <EmptyState title={empty.title} text={empty.text} />
  const reset = (
    <Button variant="line" onClick={onReset}>
      {nothing.reset}
    </Button>
  )
  return <EmptyState title={nothing.title} text={nothing.text} actions={reset} />
}

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
