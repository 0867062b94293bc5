import type { ListChoice } from '#shared/lists/admin-list.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import styles from './list-facets.module.css'

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
