import { createContext, useContext } from 'react'
import type { AnyDefinition } from '#shared/content/define.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import type { Path, Values } from '#shared/editing/values.ts'
import type { FieldError } from '#shared/errors.ts'

/** Something a link or a reference can point to. */
type Choice = { value: string; label: string; area: string }

/** What the inputs of a form share. */
export type FormContext = {
  /** The collection or document that is filled in. */
  content: string
  /** The item whose form it is. */
  itemId: string
  /** Items that reference fields offer, by collection. */
  choices: Record<string, Choice[]>
  /** Pages that links offer. */
  pages: Choice[]
  /** Finds more of them, for what somebody types. */
  suggestPages(typed: string): void
  /** Why a field cannot be changed here. */
  locked: Record<Path, string>
  errors: ReadonlyMap<Path, string>
  change(path: Path, value: unknown): void
  /** Something is typed that `change` will tell in a moment: nothing from elsewhere comes in between. */
  typing(on: boolean): void
  /** The field was left: from now on its errors show. */
  leave(path: Path): void
}

const context = createContext<FormContext | null>(null)
export const FormProvider = context.Provider

export function useForm(): FormContext {
  const form = useContext(context)
  if (!form) throw new Error('useForm is for the inputs of a form')
  return form
}

/** The id of a field's control; jumping to a field and its label both need it. */
export function controlId(path: Path): string {
  return `feld-${path.replaceAll('.', '-')}`
}

/** Whether something is the control of a field, and no part of it. */
export function isFieldControl({ id }: Element): boolean {
  return id.startsWith('feld-')
}

/** What every input gets; each reads the value as its kind of field stores it. */
export type InputProps = {
  id: string
  path: Path
  field: FieldDefinition
  value: unknown
  invalid: boolean
  disabled: boolean
  describedBy: string | undefined
  onChange(value: unknown): void
  onLeave(): void
}

/** The attributes that every control carries. */
export function controlProps({ id, field, invalid, disabled, describedBy }: InputProps) {
  return {
    id,
    disabled: disabled || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.required || undefined,
  }
}

/** The limit that the field's own schema sets, as far as it is one of text. */
export function maxLengthOf({ draft }: FieldDefinition): number | undefined {
  const inner = 'unwrap' in draft && typeof draft.unwrap === 'function' ? (draft.unwrap() as unknown) : draft
  const { maxLength } = inner as { maxLength?: number | null }
  return maxLength ?? undefined
}

/** What the server would say if the values were published now: the very same schema. */
export function problemsOf({ schema }: AnyDefinition, values: Values): Map<Path, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

export function firstOfEach(errors: FieldError[]): Map<Path, string> {
  return new Map(errors.toReversed().map(({ path, message }) => [path, message]))
}
