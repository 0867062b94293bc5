import type { AnyCollection } from '#shared/content/define.ts'
import type { StoredItem, StoredValues } from './rows.ts'

const mark = ' (Kopie)'
/** As long as a title may be, see text() in shared/content/fields.ts. */
const titleMax = 300

/** The values of a copy: another title and address, and no date, because it has not been published yet. */
export function duplicateValues({ title, fields, order }: AnyCollection, item: StoredItem): StoredValues {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = item
  return {
    ...values,
    [title]: String(values[title] ?? '').slice(0, titleMax - mark.length) + mark,
    ...(fields[order.by]?.input === 'date' && { [order.by]: '' }),
    ...(fields.address && { address: '' }),
  }
}
