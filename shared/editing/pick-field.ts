import { blockPlace } from '../content/blocks-field.ts'
import type { Fields } from '../content/field-types.ts'
import { isFilledBy } from '#shared/preview/find-place.ts'
import { textOf } from '#shared/text/html-text.ts'
import { readable } from './differences.ts'
import { leavesOf, type Path, type Values } from './values.ts'

/** What was clicked in the preview: the text of the smallest element, or the address of a picture. */
type Picked = { text: string; image: string }

/**
 * Which field says what was clicked. The pages carry no marks for this, because visitors would have to load them; the
 * text itself is the mark. An exact match wins, then the shortest field that contains it.
 */
export function pickField(fields: Fields, values: Values, { text, image }: Picked): Path | undefined {
  const leaves = leavesOf(fields, values).filter(({ field }) => field !== blockPlace.id)
  if (image) {
    const shown = leaves.find(
      ({ field, value }) =>
        typeof value === 'string' &&
        value !== '' &&
        (field.input === 'image' ? image.includes(value) : value.includes(image)),
    )
    if (shown) return shown.path
  }
  const sought = plain(text)
  if (sought === '') return undefined
  const candidates = leaves
    .map(({ path, field, value }) => ({ path, said: plain(readable(field, value)) }))
    .filter(({ said }) => said !== '' && (said.includes(sought) || (said.length > 3 && sought.includes(said))))
  const exact = candidates.find(({ said }) => said === sought)
  const containing = candidates
    .filter(({ said }) => said.includes(sought))
    .toSorted((a, b) => a.said.length - b.said.length)
  const contained = candidates.toSorted((a, b) => b.said.length - a.said.length)
  const filled = leaves.find(({ field, value }) => field.input === 'html' && isFilledIn(String(value ?? ''), text))
  return (exact ?? containing[0] ?? contained[0] ?? filled)?.path
}

/** Whether a paragraph with tokens says this once they are filled. */
function isFilledIn(html: string, text: string): boolean {
  return html.includes('{{') && html.split(/<\/(?:p|li|h\d|td|th)>/).some((block) => isFilledBy(textOf(block), text))
}

function plain(text: string): string {
  return textOf(text).toLowerCase()
}
