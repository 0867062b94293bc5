import type { Fields } from '#shared/content/field-types.ts'
import { mapTexts } from '#shared/content/map-texts.ts'
import { findInValue, replaceInValue } from '#shared/replace/replace-in-text.ts'
import {
  hitKey,
  type ReplaceItem,
  type ReplacePlace,
  type ReplaceSide,
  type SearchWish,
} from '#shared/replace/replace.ts'
import type { StoredValues } from '#server/content/rows.ts'
import type { SidesOf } from './changed-items.ts'
import type { Replaceable } from './replaceable.ts'

const sides: readonly ReplaceSide[] = ['published', 'draft']

/** Where something says the term, `most` places at most; undefined where it does not. */
export function findPlaces(found: Replaceable, wish: SearchWish, most: number): ReplaceItem | undefined {
  const places: ReplacePlace[] = []
  let left = most
  for (const side of sides)
    mapTexts(found.fields, found.sides[side] ?? {}, (text, { field, path, labels }) => {
      const hits = left > 0 ? findInValue(text, field.input, wish).slice(0, left) : []
      left -= hits.length
      if (hits.length > 0)
        places.push({
          side,
          label: labels.join(' › '),
          hits: hits.map((hit, place) => ({ key: hitKey(side, path, place), ...hit })),
        })
      return text
    })
  if (places.length === 0) return undefined
  const { collection, id, stamp, title, area, path } = found
  return { collection, id, stamp, title, area, path, places }
}

type Chosen = { wish: SearchWish; replacement: string; keys: ReadonlySet<string> }

/** The values of each side that changes, with another text at the chosen places. */
export function replacedSides({ fields, sides: now }: Replaceable, chosen: Chosen): SidesOf {
  const changed = sides.flatMap((side): [ReplaceSide, StoredValues][] => {
    const values = now[side]
    const next = values && replacedValues(fields, values, { ...chosen, side })
    return next ? [[side, next]] : []
  })
  return Object.fromEntries(changed)
}

function replacedValues(
  fields: Fields,
  values: StoredValues,
  { wish, replacement, keys, side }: Chosen & { side: ReplaceSide },
): StoredValues | undefined {
  let isChanged = false
  const next = mapTexts(fields, values, (text, { field: { input }, path }) => {
    const places = findInValue(text, input, wish).map((_hit, place) => place)
    const chosen = new Set(places.filter((place) => keys.has(hitKey(side, path, place))))
    if (chosen.size === 0) return text
    isChanged = true
    return replaceInValue(text, input, { wish, replacement, chosen })
  })
  return isChanged ? next : undefined
}
