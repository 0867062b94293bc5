import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import type { ListChoice } from '#shared/lists/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { germanNumber } from '#shared/messages/german-number.ts'
import { publishStateLabels, publishStates, type PublishState } from '#shared/content/publish-state.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Kbd } from '#admin/kit/kbd.tsx'
import { useSingleKeys } from '#admin/shell/shortcuts/single-keys.ts'
import styles from '#admin/kit/tools.module.css'

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
    <div className={styles.tools}>
      <search className={`${styles.search} search-field`}>
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
      <fieldset className={styles.filters} aria-label={listMessages.states}>
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
