import type { Fields } from '#shared/content/field-types.ts'
import { mapTexts, type TextPlace } from '#shared/content/map-texts.ts'
import type { StoredValues } from './rows.ts'

/** Changes every rich text in the values, also inside groups, lists and blocks. The values may still be invalid otherwise. */
export function mapRichText(
  fields: Fields,
  values: StoredValues,
  change: (html: string, place: TextPlace) => string,
): StoredValues {
  return mapTexts(fields, values, (text, place) => (place.field.input === 'html' ? change(text, place) : text))
}
