import type { z } from '../zod.ts'

/**
 * A field says what can be entered, never how it looks: the admin area maps `input` to a component.
 * `schema` guards what is published; `draft` guards unfinished work, so that saving never fails for a gap.
 */
export type FieldDefinition<Schema extends z.ZodType = z.ZodType> = {
  input: FieldInput
  label: string
  help?: string
  required?: boolean
  schema: Schema
  draft: z.ZodType
  options?: Record<string, string>
  fields?: Fields
  /** What the entries of a list of blocks can be. */
  kinds?: BlockKinds
  /** Items whose blocks cannot be added to. */
  closed?: readonly string[]
  itemLabel?: string
  collection?: string
  /** What stands before an address. */
  prefix?: string
  /** For what an image is drawn: at any size, as the icon of a browser tab, or as the card of a shared link. */
  use?: 'picture' | 'icon' | 'social'
  weave?: boolean // an image may be shown as cloth (shared/media/reference.ts)
}
export type FieldInput =
  | 'text'
  | 'multiline'
  | 'html'
  | 'lines'
  | 'tags'
  | 'number'
  | 'switch'
  | 'date'
  | 'select'
  | 'colour'
  | 'image'
  | 'link'
  | 'reference'
  | 'address'
  | 'group'
  | 'list'
  | 'blocks'
export type Fields = Record<string, FieldDefinition>

/** What a page can be made of: a name, a line of help and a picture for the picker, and fields of its own. */
export type BlockKind<F extends Fields = Fields> = {
  label: string
  help: string
  /** A little picture of how it looks, drawn by the admin area. */
  picture: BlockPicture
  fields: F
  /** It does something that only these pages can do: it is there once, can be moved and hidden, never added or removed. */
  pages?: readonly string[]
  /** At most once on a page. */
  once?: boolean
  /** The collection it shows: when an item of it changes, the page has changed. */
  shows?: string
  /** Its own words only introduce what stands elsewhere, or call for something: the search leaves them out. */
  introduces?: boolean
}
export type BlockKinds = Record<string, BlockKind>
export type BlockPicture =
  | 'band'
  | 'cards'
  | 'columns'
  | 'figures'
  | 'form'
  | 'grid'
  | 'line'
  | 'list'
  | 'media'
  | 'people'
  | 'quote'
  | 'rows'
  | 'steps'
  | 'table'
  | 'text'
  | 'words'

export type ObjectSchema<F extends Fields> = z.ZodObject<{ [K in keyof F]: F[K]['schema'] }>

/** What comes out of a valid item, and what may go in (fields with a default may be left out). */
export type FieldValues<F extends Fields> = z.output<ObjectSchema<F>>
export type Input<F extends Fields> = z.input<ObjectSchema<F>>
