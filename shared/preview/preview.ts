/** Asks a page to show one item as its draft has it. */
export const previewParameter = 'vorschau'
/** In the head of such a page: which version of the draft it was made from. */
export const draftVersionName = 'draft-version'
/** Stands for an item that is not stored yet. */
export const newItemId = 'neu'

/** The address of a page with an item's draft on it, for those who may write the item. */
export function draftAddress(path: string, collection: string, id: string): string {
  const [page = '', hash] = path.split('#')
  const query = new URLSearchParams({ [previewParameter]: `${collection}:${id}` })
  return `${page}?${query}${hash ? `#${hash}` : ''}`
}

/** A draft for people without an account. */
export function previewLinkPath(token: string): string {
  return `/vorschau/${encodeURIComponent(token)}`
}

/** A place in a text, by what it says: the pages carry no marks for it, because visitors would have to load them. */
export type SpokenPlace = {
  /** What is said there, the nearest first: a line, then the field that it stands in. */
  texts: string[]
  /** The address of a picture, or nothing. */
  image: string
  /** In which element, where that is known: the same words may be a heading and a link to it. */
  tag: string
  /** Which of several that say the same, from 0. */
  nth: number
}

/** What the editor and the preview in its frame tell each other. */
export type PreviewMessage =
  | { kind: 'preview-ready' }
  | { kind: 'preview-values'; values: Record<string, unknown> }
  | { kind: 'preview-theme'; theme: 'light' | 'dark' }
  /** Where the menu is behind a button, it is to be open. */
  | { kind: 'preview-menu' }
  /** Where the caret stands in the form. */
  | { kind: 'preview-caret'; place: SpokenPlace }
  /** What was clicked, and after how many of its letters. */
  | { kind: 'preview-picked'; place: SpokenPlace; letters: number }

export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && String(data.kind).startsWith('preview-')
}
