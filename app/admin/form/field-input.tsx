import type { ComponentType } from 'react'
import type { Field, FieldInput } from '#shared/content/fields.ts'
import { RichTextInput } from '#admin/rich-text/rich-text-input.tsx'
import { DateInput } from './date-input.tsx'
import { ImageInput } from './image-input.tsx'
import type { InputProps } from '#admin/kit/input-props.ts'
import { LinesInput } from './lines-input.tsx'
import { LinkInput } from './link-input.tsx'
import { isPictureChoice, PictureChoiceInput } from './picture-choice-input.tsx'
import { ReferenceInput, SelectInput } from './select-input.tsx'
import { SwitchInput } from './switch-input.tsx'
import { TagsInput } from './tags-input.tsx'
import { MultilineInput, NumberInput, TextInput } from './text-input.tsx'

const inputs: Record<Exclude<FieldInput, 'group' | 'list'>, ComponentType<InputProps>> = {
  text: TextInput,
  multiline: MultilineInput,
  html: RichTextInput,
  lines: LinesInput,
  tags: TagsInput,
  number: NumberInput,
  switch: SwitchInput,
  date: DateInput,
  select: SelectInput,
  image: ImageInput,
  link: LinkInput,
  reference: ReferenceInput,
}

/** Which component enters a field; definitions only name the kind (shared/content/fields.ts). */
export function fieldInput(field: Field): ComponentType<InputProps> {
  if (isPictureChoice(field)) return PictureChoiceInput
  return field.input === 'group' || field.input === 'list' ? TextInput : inputs[field.input]
}
