import { useState } from 'react'
import type { ListRow } from '#shared/lists/admin-list.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { bulkSetMessages as words } from '#shared/messages/admin-lists.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './list-facets.module.css'

export type SetFacet = (rows: ListRow[], set: { path: string; value: string }) => void
type BulkFacetsProps = { facets: Facet[]; rows: ListRow[]; set: SetFacet }

/** Gives all that is selected another category, author and the like. */
export function BulkFacets({ facets, rows, set }: BulkFacetsProps) {
  /** Field and value in one list; the button applies it, so that arrow keys only choose. */
  const [chosen, setChosen] = useState('')
  const separator = chosen.indexOf(' ')
  return (
    <>
      <select
        className={`text-input ${styles.bulk}`}
        aria-label={words.label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{words.choose}</option>
        {facets.map(({ path, label, options }) => (
          <optgroup key={path} label={label}>
            {options.map((option) => (
              <option key={option.value} value={`${path} ${option.value}`}>
                {option.label}
              </option>
            ))}
            <option value={`${path} `}>{words.none}</option>
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
        {words.apply}
      </Button>
    </>
  )
}
