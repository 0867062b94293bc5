import type { ListRow } from '#shared/lists/admin-list.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from '#admin/kit/bulk-bar.module.css'
import { BulkFacets, type SetFacet } from './bulk-facets.tsx'
import type { LineActions } from './list-line.tsx'

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
    <fieldset className={styles.bar} aria-label={listMessages.bulk}>
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
      <button type="button" className={styles.clear} onClick={clear}>
        {listMessages.clearSelection}
      </button>
    </fieldset>
  )
}
