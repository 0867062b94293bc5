import { useState } from 'react'
import type { ListRow } from '#shared/lists/admin-list.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { listMessages, bulkSetMessages } from '#shared/messages/admin-lists.ts'
import { Button } from '#kit/buttons/button.tsx'
import barStyles from '#admin/kit/bulk-bar.module.css'
import type { LineActions } from './list-line-props.ts'
import styles from './list-page.module.css'

type BulkBarProps = {
  rows: ListRow[]
  fixed: boolean
  facets: Facet[]
  actions: LineActions & { set: SetFacet }
  clear: () => void
}

/** What can be done with the selected items; each button acts on those it fits. */
export function BulkBar({ rows, fixed, facets, actions, clear }: BulkBarProps) {
  const words = listMessages.actions
  const publishable = rows.filter(({ state }) => state !== 'published')
  const withdrawable = fixed ? [] : rows.filter(({ state }) => state === 'published' || state === 'changed')
  return (
    <fieldset className={barStyles.bar} aria-label={listMessages.bulk}>
      <b aria-live="polite">{listMessages.selected(rows.length)}</b>
      <Button
        size="small"
        variant="line"
        disabled={publishable.length === 0}
        onClick={() => actions.publish(publishable)}
      >
        {words.publish}
      </Button>
      {!fixed && (
        <>
          <Button
            size="small"
            variant="line"
            disabled={withdrawable.length === 0}
            onClick={() => actions.unpublish(withdrawable)}
          >
            {words.unpublish}
          </Button>
          <Button size="small" variant="danger" onClick={() => actions.remove(rows)}>
            {words.delete}
          </Button>
        </>
      )}
      {facets.length > 0 && <BulkFacets {...{ facets, rows }} set={actions.set} />}
      <button type="button" className={barStyles.clear} onClick={clear}>
        {listMessages.clearSelection}
      </button>
    </fieldset>
  )
}

type SetFacet = (rows: ListRow[], set: { path: string; value: string }) => void
type BulkFacetsProps = { facets: Facet[]; rows: ListRow[]; set: SetFacet }

/** Gives all that is selected another category, author and the like. */
function BulkFacets({ facets, rows, set }: BulkFacetsProps) {
  /** Field and value in one list; the button applies it, so that arrow keys only choose. */
  const [chosen, setChosen] = useState('')
  const separator = chosen.indexOf(' ')
  return (
    <>
      <select
        className={`text-input ${styles.bulk}`}
        aria-label={bulkSetMessages.label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{bulkSetMessages.choose}</option>
        {facets.map(({ path, label, options }) => (
          <optgroup key={path} label={label}>
            {options.map((option) => (
              <option key={option.value} value={`${path} ${option.value}`}>
                {option.label}
              </option>
            ))}
            <option value={`${path} `}>{bulkSetMessages.none}</option>
          </optgroup>
        ))}
      </select>
      <Button
        size="small"
        variant="line"
        disabled={chosen === ''}
        onClick={() => {
          set(rows, { path: chosen.slice(0, separator), value: chosen.slice(separator + 1) })
          setChosen('')
        }}
      >
        {bulkSetMessages.apply}
      </Button>
    </>
  )
}
