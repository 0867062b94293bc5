import type { FieldDefinition } from '#shared/content/fields.ts'
import type { Path } from '#shared/editing/values.ts'

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
