import { useId } from 'react'
import { listColumns, type ListColumn } from './list-columns.ts'
import { listMessages, listViewMessages as words } from '#shared/messages/admin-lists.ts'
import type { ListPreferences } from '#shared/preferences/preferences.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './column-choice.module.css'

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
        {words.columns}
      </Button>
      <div id={id} popover="auto" className={styles.panel}>
        <fieldset aria-label={words.columns}>
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
