import { diffArrays } from 'diff'

/** Parts of two texts, such as words, that were kept, taken out or put in at one place. */
export type ComparedParts<Part> = { kind: 'same' | 'removed' | 'added'; parts: Part[] }

/**
 * So many parts may have gone or come, taken together. It bounds the time: twice as many take four times as long
 * (decision 41).
 */
const mostEdits = 2_000

/** The least that leads from one text to the other; undefined where that is too much. */
export function compareParts<Part>(
  before: Part[],
  after: Part[],
  comparator = (a: Part, b: Part) => a === b,
): ComparedParts<Part>[] | undefined {
  const changes = diffArrays(before, after, { comparator, maxEditLength: mostEdits })
  return changes?.map(({ added, removed, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    parts: value,
  }))
}
