export type OpenDialog =
  | 'check'
  | 'history'
  | 'schedule'
  | 'links'
  | 'conflict'
  | 'discard'
  | 'unpublish'
  | 'reset'
  | 'restore'
  | 'delete'
  | null
