import type { FieldDefinition, FieldValues, Fields, Input } from './field-types.ts'
import { ownPath } from '#shared/addresses/own-path.ts'
import { addressMessages } from '#shared/messages/redirects.ts'
import { withSchemas } from './lazy-schemas.ts'
import { richTextLimits } from '#shared/limits.ts'
import { draftSchema, objectSchema } from './object-schema.ts'
import { z } from '../zod.ts'
import { germanNumber } from '#shared/messages/german-number.ts'

/** `required` is the message shown when the field is empty. */
type Options = { help?: string; required?: string; max?: number }
/** A required field has no default, so leaving it out of a default item is a compile error. */
type OrDefault<O extends Options, Schema extends z.ZodType> = O extends { required: string }
  ? Schema
  : z.ZodDefault<Schema>

const textMax = 300
const multilineMax = 5_000
const entriesMax = 200
const wrongPicture = 'Bitte ein Bild aus der Mediathek wählen'
const wrongTarget = 'Bitte eine Seite wählen oder eine Adresse mit https:// angeben'

export function text<O extends Options>(label: string, options?: O) {
  return stringField({ input: 'text' as const, label }, options, textMax)
}

export function multiline<O extends Options>(label: string, options?: O) {
  return stringField({ input: 'multiline' as const, label }, options, multilineMax)
}

/** Rich text. The server sanitises it on every write (server/content/sanitise.ts). */
export function html<O extends Options>(label: string, options?: O) {
  return stringField({ input: 'html' as const, label }, options, richTextLimits.length)
}

/** An ordered list of short texts, one per line in the form. */
export function lines<O extends Options>(label: string, options?: O) {
  return stringsField({ input: 'lines' as const, label }, options)
}

/** Short keywords without order. */
export function tags<O extends Options>(label: string, options?: O) {
  return stringsField({ input: 'tags' as const, label }, options)
}

/** A whole number; with `initial` it may be left out. */
export function number<Initial extends number | undefined = undefined>(
  label: string,
  { min, max, help, initial }: { min: number; max: number; help?: string; initial?: Initial },
) {
  const message = `Bitte eine ganze Zahl von ${min} bis ${max} angeben`
  const schema = () => {
    const whole = z.number(message).int(message).min(min, message).max(max, message)
    return (initial === undefined ? whole : whole.default(initial)) as Initial extends number
      ? z.ZodDefault<z.ZodNumber>
      : z.ZodNumber
  }
  return withSchemas(
    { input: 'number' as const, label, help, required: true },
    { schema, draft: () => z.number(message).nullish() },
  )
}

export function toggle(label: string, { on, help }: { on: boolean; help?: string }) {
  const schema = () => z.boolean('Bitte ein oder aus wählen').default(on)
  return withSchemas({ input: 'switch' as const, label, help }, { schema, draft: schema })
}

/**
 * A moment in time: ISO-8601 with an offset, or a plain date (its beginning in UTC), comes out in UTC. Nothing is guessed:
 * "03.04.2026" means different days to different people. Empty means "not yet" (J16).
 */
export function date(label: string, { help }: { help?: string } = {}) {
  const message = 'Bitte ein gültiges Datum angeben'
  const schema = () => {
    const moment = z.iso.datetime({ offset: true, error: message }).or(z.iso.date(message))
    return z
      .string(notText)
      .trim()
      .default('')
      .refine((value) => value === '' || (moment.safeParse(value).success && /^(19|20|21)\d\d/.test(value)), message)
      .transform((value) => (value === '' ? '' : new Date(value).toISOString()))
  }
  return withSchemas({ input: 'date' as const, label, help }, { schema, draft: schema })
}

/** One of several choices; with `initial` it may be left out. */
export function select<const Choices extends Record<string, string>, Initial extends keyof Choices & string = never>(
  label: string,
  options: Choices,
  { help, initial }: { help?: string; initial?: Initial } = {},
) {
  const wrong = 'Bitte eine der Möglichkeiten wählen'
  const names = Object.keys(options) as (keyof Choices & string)[]
  const choice = () => z.enum(names, wrong)
  type Choice = ReturnType<typeof choice>
  const schema = () =>
    (initial === undefined ? choice() : choice().prefault(initial)) as [Initial] extends [never]
      ? Choice
      : z.ZodPrefault<Choice>
  return withSchemas(
    { input: 'select' as const, label, help, options, required: true },
    { schema, draft: () => z.enum([...names, ''], wrong).nullish() },
  )
}

/**
 * A picture of the library (shared/media/reference.ts), another path of this site or an https address; empty means none.
 * Visitors get the newest file behind a reference (server/media/pictures.ts).
 */
export function image(label: string, options: Pick<FieldDefinition, 'help' | 'use' | 'weave'> = {}) {
  const schema = () =>
    z
      .string(notText)
      .trim()
      .max(textMax, tooLong(textMax))
      .regex(/^(\/\S*|https:\/\/\S+)?$/, wrongPicture)
      .refine(canLead, wrongPicture)
      .default('')
  return withSchemas({ input: 'image' as const, label, use: 'picture' as const, ...options }, { schema, draft: schema })
}

/** Where a link leads: a path, a dialog (#contact, #about, #team), an address, e-mail or telephone. */
export function link<O extends Options>(label: string, options?: O) {
  const { required, help }: Options = options ?? {}
  const schema = () => {
    const target = z
      .string(required ?? notText)
      .trim()
      .max(2_000, tooLong(2_000))
      .regex(/^(\/\S*|#[\w-]+|https?:\/\/\S+|mailto:\S+|tel:[+\d\s()/-]+)?$/, wrongTarget)
      .refine(canLead, wrongTarget)
    return (required === undefined ? target.default('') : target.min(1, required)) as OrDefault<O, z.ZodString>
  }
  return withSchemas(
    { input: 'link' as const, label, help, required: required !== undefined },
    { schema, draft: () => z.string(notText).default('') },
  )
}

/** The id of an item of another collection; empty means none, where it is not required. */
export function reference<O extends Options>(label: string, collection: string, options?: O) {
  return stringField({ input: 'reference' as const, label, collection }, options, textMax)
}

/**
 * The last part of the item's own address; empty means its id. Another one is unique in its collection, and whoever asks
 * for the one before is led on (server/content/addresses.ts).
 */
export function address(prefix: string, problem: (address: string) => string | undefined = () => undefined) {
  const { label, help, wrong } = addressMessages
  const written = () => z.string(notText).trim()
  const schema = () =>
    written()
      .regex(/^(\w[\w-]{0,99})?$/, wrong)
      .refine((value) => value === '' || problem(value) === undefined, { error: ({ input }) => problem(String(input)) })
      .default('')
  return withSchemas(
    { input: 'address' as const, label, help, prefix },
    { schema, draft: () => written().max(100, tooLong(100)).default('') },
  )
}

export function group<F extends Fields>(label: string, fields: F, { help }: { help?: string } = {}) {
  return withSchemas(
    { input: 'group' as const, label, help, fields },
    { schema: () => objectSchema(fields).prefault({} as Input<F>), draft: () => draftSchema(fields).prefault({}) },
  )
}

type ListOptions<F extends Fields> = {
  itemLabel: string
  help?: string
  max?: number
  /** Why these entries cannot be published together; undefined where they can. */
  problem?: (entries: FieldValues<F>[]) => string | undefined
}

export function list<F extends Fields>(label: string, fields: F, options: ListOptions<F>) {
  const { itemLabel, help, max = entriesMax, problem = () => undefined } = options
  const schema = () =>
    z
      .array(objectSchema(fields), notList)
      .max(max, tooMany(max))
      .refine((values) => problem(values) === undefined, {
        error: ({ input }) => problem(input as FieldValues<F>[]),
      })
      .default([])
  const draft = () => z.array(draftSchema(fields), notList).max(entriesMax, tooMany(entriesMax)).default([])
  return withSchemas({ input: 'list' as const, label, help, itemLabel, fields }, { schema, draft })
}

const notText = 'Bitte einen Text angeben'
const notList = 'Bitte eine Liste angeben'
/** Worded when it is needed: for a thousand fields it would be felt at every start. */
const tooLong = (max: number) => ({ error: () => `Höchstens ${germanNumber(max)} Zeichen` })
const tooMany = (max: number) => `Höchstens ${max} Einträge`

type Begun = Pick<FieldDefinition, 'input' | 'label' | 'collection'>

function stringField<const B extends Begun, O extends Options>(begun: B, options: O | undefined, defaultMax: number) {
  const { required, help, max: limit = defaultMax }: Options = options ?? {}
  const plain = () =>
    z
      .string(required ?? notText)
      .trim()
      .max(limit, tooLong(limit))
  const schema = () =>
    (required === undefined ? plain().default('') : plain().min(1, required)) as OrDefault<O, z.ZodString>
  return withSchemas({ ...begun, help, required: required !== undefined }, { schema, draft: () => plain().default('') })
}

function stringsField<const B extends Begun, O extends Options>(begun: B, options: O | undefined) {
  const { required, help, max = textMax }: Options = options ?? {}
  const schema = () => {
    const entry = z.string(notText).trim().min(1, 'Bitte leere Einträge entfernen').max(max, tooLong(max))
    const entries = z.array(entry, required ?? notList).max(entriesMax, tooMany(entriesMax))
    return (required === undefined ? entries.default([]) : entries.min(1, required)) as OrDefault<
      O,
      z.ZodArray<z.ZodString>
    >
  }
  const draft = () => z.array(z.string(notText), notList).max(entriesMax, tooMany(entriesMax)).default([])
  return withSchemas({ ...begun, help, required: required !== undefined }, { schema, draft })
}

/** What begins like a path of this site must be one, and what begins like an address, too. */
function canLead(value: string): boolean {
  if (value.startsWith('/')) return ownPath(value) !== undefined
  return !/^https?:/.test(value) || URL.canParse(value)
}
