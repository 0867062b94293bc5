/** The dyes of the pictures: each is a `--thread-…` token, so one drawing serves both themes. */
export type Thread =
  | 'ink'
  | 'petrol'
  | 'waid'
  | 'wau'
  | 'mennige'
  | 'krapp'
  | 'linen'
  | 'ground'
  | 'paper'
  | 'night'
  | 'open'
  | 'sand'
  | 'amber'
  | 'umber'
  | 'walnut'

export function dyeOf(thread: Thread) {
  return `var(--thread-${thread})`
}
