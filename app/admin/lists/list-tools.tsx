import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { ListChoice } from '#shared/lists/admin-list.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { listMessages, listViewMessages } from '#shared/messages/admin-lists.ts'
import { germanNumber } from '#shared/messages/german-number.ts'
import { publishStateLabels, publishStates, type PublishState } from '#shared/content/publish-state.ts'
import type { ListPreferences } from '#shared/preferences/preferences.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import { useSingleKeys } from '#admin/shell/shortcuts/shortcuts-store.ts'
import toolStyles from '#admin/kit/tools.module.css'
import styles from './list-tools.module.css'
import { listColumns, type ListColumn } from './list-columns.ts'

type ListToolsProps = {
  label: string
  choice: ListChoice
  counts: Record<PublishState | 'all', number>
  change: (part: Partial<ListChoice>) => void
  searchField: RefObject<HTMLInputElement | null>
  /** The way from the search into the list. */
  onArrowDown: () => void
  /** What else changes how the list looks. */
  children: ReactNode
}

/** Search and status; a status without items is not offered unless it is the chosen one. */
export function ListTools({ label, choice, counts, change, searchField, onArrowDown, children }: ListToolsProps) {
  const singleKeys = useSingleKeys()
  const offered = publishStates.filter((state) => counts[state] > 0 || choice.state === state)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onArrowDown()
    }
    if (event.key === 'Escape' && choice.search) change({ search: '' })
  }
  return (
    <div className={toolStyles.tools}>
      <search className={`${toolStyles.search} search-field`}>
        <Icon name="search" />
        <input
          ref={searchField}
          type="search"
          className="text-input"
          aria-label={label}
          placeholder={listMessages.searchPlaceholder}
          autoComplete="off"
          value={choice.search}
          onChange={({ target }) => change({ search: target.value })}
          onKeyDown={onKeyDown}
        />
        {singleKeys && <Kbd>/</Kbd>}
      </search>
      <fieldset className={toolStyles.filters} aria-label={listMessages.states}>
        {(['all', ...offered] as const).map((state) => (
          <button key={state} type="button" aria-pressed={choice.state === state} onClick={() => change({ state })}>
            {state === 'all' ? listMessages.all : publishStateLabels[state]} <span>{germanNumber(counts[state])}</span>
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

type ListFacetsProps = { facets: Facet[]; choice: ListChoice; change: (part: Partial<ListChoice>) => void }

/** Narrows the list by category, author and the like. */
export function ListFacets({ facets, choice, change }: ListFacetsProps) {
  if (facets.length === 0) return null
  const choose = (path: string, value: string) => {
    const { [path]: _before, ...others } = choice.facets
    change({ facets: value === '' ? others : { ...others, [path]: value } })
  }
  return (
    <div className={styles.facets}>
      {facets.map(({ path, label, options }) => (
        <label key={path} data-on={choice.facets[path] ? '' : undefined}>
          <span>{label}</span>
          <select
            className="text-input"
            value={choice.facets[path] ?? ''}
            onChange={({ target }) => choose(path, target.value)}
          >
            <option value="">{listMessages.all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

type ColumnChoiceProps = { preferences: ListPreferences; arrange: (next: ListPreferences) => void }

/** Which columns somebody wants to see; the title always stays. */
export function ColumnChoice({ preferences, arrange }: ColumnChoiceProps) {
  const id = useId()
  const { hidden } = preferences
  const show = (column: ListColumn, on: boolean) =>
    arrange({ ...preferences, hidden: on ? hidden.filter((other) => other !== column) : [...hidden, column] })
  return (
    <div className={styles.choice}>
      <Button size="small" variant="line" popoverTarget={id}>
        <Icon name="table" />
        {listViewMessages.columns}
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        <fieldset aria-label={listViewMessages.columns}>
          {listColumns.map((column) => (
            <label key={column}>
              <input
                type="checkbox"
                checked={!hidden.includes(column)}
                onChange={({ target }) => show(column, target.checked)}
              />
              {listMessages.columns[column]}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}
