import type { z } from 'zod'
import type { Fields, FieldValues, Input } from './field-types.ts'
import { withSchemas } from './lazy-schemas.ts'
import { draftSchema, objectSchema } from './object-schema.ts'

/** What every stored item carries beside its fields. Times are ISO-8601 in UTC, set by the server's clock. */
export type Stored = { id: string; createdAt: string; updatedAt: string }
export type Item<D extends AnyDefinition> = Stored & FieldValues<D['fields']>

/** The built-in items of a collection; an id is given where an address depends on it. */
export type Defaults<F extends Fields> = (Input<F> & { id?: string })[]

type Common<Name extends string, F extends Fields> = {
  name: Name
  /** Where the admin sidebar lists it. */
  area: 'content' | 'website'
  fields: F
  /** What a failed public read does (spec §8, J14). */
  onReadError: 'use-defaults' | 'throw'
}

type CollectionOptions<Name extends string, F extends Fields> = Common<Name, F> & {
  label: { one: string; many: string }
  /** The field that names an item in lists; new ids are slugs of it (J16). */
  title: keyof F & string
  columns: (keyof F & string)[]
  /** By `position` is by hand; a new item then stands last, or first with `desc` (spec §7: newest first). */
  order: { by: (keyof F & string) | 'createdAt' | 'position'; direction: 'asc' | 'desc' }
  /** `replace` empties the collection first, `add` only adds (spec §7). */
  importDefaults: 'replace' | 'add'
  /** Why an item may not have an id, where it becomes an address of the site; undefined where it may. */
  idProblem?: (id: string) => string | undefined
  /** Items belong to fixed places in the code: they are edited, never created or deleted. */
  fixed?: boolean
  missingId: string
  /** Put before the cause when a delete fails (spec §8). */
  deleteFailed?: string
  defaults: Defaults<F>
}

type DocumentOptions<Name extends string, F extends Fields> = Common<Name, F> & {
  label: string
  /** What it is one of several of: the admin area lists them as one. */
  part?: 'words'
  defaults: Input<F>
}

type Schemas<F extends Fields> = {
  schema: z.ZodType<FieldValues<F>, Input<F>>
  draftSchema: z.ZodType<Record<string, unknown>>
}
export type CollectionDefinition<Name extends string = string, F extends Fields = Fields> = {
  kind: 'collection'
} & CollectionOptions<Name, F> &
  Schemas<F>
export type DocumentDefinition<Name extends string = string, F extends Fields = Fields> = {
  kind: 'document'
} & DocumentOptions<Name, F> &
  Schemas<F>

// The wide types that code over the whole registry uses: keys of one definition's fields are plain strings there.
export type AnyCollection = Omit<CollectionDefinition, 'defaults' | 'schema'> & {
  defaults: { id?: string }[]
  schema: z.ZodType
}
export type AnyDocument = Omit<DocumentDefinition, 'defaults' | 'schema'> & { defaults: object; schema: z.ZodType }
export type AnyDefinition = AnyCollection | AnyDocument

export function defineCollection<const Name extends string, F extends Fields>(
  options: CollectionOptions<Name, F>,
): CollectionDefinition<Name, F> {
  return withSchemas({ kind: 'collection' as const, ...options }, schemas(options.fields))
}

/** One document is a collection with exactly one item, whose id is its name. */
export function defineDocument<const Name extends string, F extends Fields>(
  options: DocumentOptions<Name, F>,
): DocumentDefinition<Name, F> {
  return withSchemas({ kind: 'document' as const, ...options }, schemas(options.fields))
}

function schemas<F extends Fields>(fields: F) {
  return {
    schema: () => objectSchema(fields) as unknown as Schemas<F>['schema'],
    draftSchema: () => draftSchema(fields) as Schemas<F>['draftSchema'],
  }
}
