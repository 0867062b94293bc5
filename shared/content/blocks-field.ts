import type { BlockKinds, FieldDefinition, Fields, FieldValues, Input } from './field-types.ts'
import { z } from '../zod.ts'
import { text, toggle } from './fields.ts'
import { withSchemas } from './lazy-schemas.ts'
import { draftSchema, objectSchema } from './object-schema.ts'

type Place = { id: string; hidden: boolean }
/** A block of one kind as it is stored. */
export type BlockOf<Kinds extends BlockKinds, Kind extends keyof Kinds> = Place & {
  kind: Kind
} & FieldValues<Kinds[Kind]['fields']>
export type AnyBlock<Kinds extends BlockKinds> = { [Kind in keyof Kinds]: BlockOf<Kinds, Kind> }[keyof Kinds]
/** What may be left out is left out. */
export type BlockInput<Kinds extends BlockKinds> = {
  [Kind in keyof Kinds]: { kind: Kind; id: string; hidden?: boolean } & Input<Kinds[Kind]['fields']>
}[keyof Kinds]
type BlocksSchema<Kinds extends BlockKinds> = z.ZodDefault<z.ZodType<AnyBlock<Kinds>[], BlockInput<Kinds>[]>>

const blocksMax = 200
const messages = {
  list: 'Bitte eine Liste von Bausteinen angeben',
  tooMany: `Höchstens ${blocksMax} Bausteine`,
  unknownKind: 'Diesen Baustein gibt es nicht',
  id: 'Bitte eine Sprungmarke aus Kleinbuchstaben, Ziffern und Bindestrichen angeben',
  sameId: 'Diese Sprungmarke hat schon ein anderer Baustein',
  once: 'Diesen Baustein gibt es auf einer Seite nur einmal',
  hidden: 'Bitte ein oder aus wählen',
} as const

/** What every block has beside its fields, in the words of the editor. */
export const blockPlace = {
  id: text('Sprungmarke', { required: messages.id, help: 'Ein Link auf #… führt auf dieser Seite hierher' }),
  hidden: toggle('Ausgeblendet', { on: false, help: 'Der Baustein bleibt hier, Besucher sehen ihn nicht' }),
}

type BlocksOptions = {
  help?: string
  /** Items whose blocks can be moved and hidden, but not added to. */
  closed?: readonly string[]
}

/** An ordered list of blocks, each of a kind with fields of its own. */
export function blocks<Kinds extends BlockKinds>(label: string, kinds: Kinds, options: BlocksOptions = {}) {
  const { help, closed } = options
  return withSchemas(
    { input: 'blocks' as const, label, help, itemLabel: 'Baustein', kinds, closed },
    {
      schema: () => blocksSchema(kinds, objectSchema) as unknown as BlocksSchema<Kinds>,
      draft: () => blocksSchema(kinds, draftSchema),
    },
  )
}

/** The fields inside one entry of a list or of blocks, or of a group; undefined where the field holds none. */
export function fieldsInside(field: FieldDefinition, entry: unknown): Fields | undefined {
  if (field.input === 'blocks') return field.kinds?.[kindOfBlock(entry)]?.fields
  return field.input === 'list' || field.input === 'group' ? field.fields : undefined
}

/** Whether a field holds entries in an order of their own. */
export function holdsEntries({ input }: Pick<FieldDefinition, 'input'>): boolean {
  return input === 'list' || input === 'blocks'
}

/** The kinds that can be added to an item: not those of certain pages, nor what is there and may be there once. */
export function addableKinds(
  { kinds = {}, closed = [] }: FieldDefinition,
  itemId: string,
  entries: unknown[],
): string[] {
  if (closed.includes(itemId)) return []
  const present = new Set(entries.map(kindOfBlock))
  return Object.entries(kinds)
    .filter(([kind, { pages, once }]) => !pages && !(once && present.has(kind)))
    .map(([kind]) => kind)
}

/** What a block is called; empty for what is none. */
export function kindOfBlock(entry: unknown): string {
  const kind = typeof entry === 'object' && entry !== null && 'kind' in entry ? entry.kind : undefined
  return typeof kind === 'string' ? kind : ''
}

function blocksSchema(kinds: BlockKinds, fieldsSchema: (fields: Fields) => z.ZodObject) {
  const place = {
    id: z.string(messages.id).regex(/^[a-z][a-z0-9-]{0,59}$/, messages.id),
    hidden: z.boolean(messages.hidden).default(false),
  }
  const [first, ...others] = Object.entries(kinds).map(([kind, { fields }]) =>
    fieldsSchema(fields).extend({ kind: z.literal(kind), ...place }),
  )
  if (!first) throw new Error('a field of blocks needs at least one kind')
  const entry = z.discriminatedUnion('kind', [first, ...others], {
    error: ({ code }) => (code === 'invalid_union' ? messages.unknownKind : messages.list),
  })
  return z
    .array(entry, messages.list)
    .max(blocksMax, messages.tooMany)
    .superRefine((entries, context) => {
      const repeated = (of: (block: (typeof entries)[number]) => unknown, index: number) =>
        entries.slice(0, index).some((other) => of(other) === of(entries[index]!))
      for (const [index, { kind }] of entries.entries()) {
        const say = (name: string, message: string) =>
          context.addIssue({ code: 'custom', path: [index, name], message })
        if (repeated(({ id }) => id, index)) say('id', messages.sameId)
        const { once, pages } = kinds[String(kind)]!
        if ((once || pages) && repeated((block) => block.kind, index)) say('kind', messages.once)
      }
    })
    .default([])
}
