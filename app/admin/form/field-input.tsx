import type { ComponentType } from 'react'
import type { FieldDefinition, FieldInput } from '#shared/content/field-types.ts'
import { mediaIdOf, wovenMark } from '#shared/media/reference.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import { controlProps, type InputProps } from '#admin/kit/form.ts'
import { ImagePicker } from '#admin/media/image-picker.tsx'
import { RichTextInput } from '#admin/rich-text/rich-text-input.tsx'
import { isPictureChoice, PictureChoiceInput, ReferenceInput, SelectInput } from './choice-inputs.tsx'
import styles from './form.module.css'
import { TagsInput } from './tags-input.tsx'
import {
  AddressInput,
  ColourInput,
  LinesInput,
  LinkInput,
  MultilineInput,
  NumberInput,
  TextInput,
} from './text-inputs.tsx'

const inputs: Record<Exclude<FieldInput, FramedInput>, ComponentType<InputProps>> = {
  text: TextInput,
  multiline: MultilineInput,
  html: RichTextInput,
  lines: LinesInput,
  tags: TagsInput,
  number: NumberInput,
  switch: SwitchInput,
  date: DateInput,
  select: SelectInput,
  colour: ColourInput,
  image: ImageInput,
  link: LinkInput,
  reference: ReferenceInput,
  address: AddressInput,
}

/** What brings a frame of its own (field-row.tsx). */
type FramedInput = 'group' | 'list' | 'blocks'

function isFramed(input: FieldInput): input is FramedInput {
  return input === 'group' || input === 'list' || input === 'blocks'
}

/** Which component enters a field; definitions only name the kind (shared/content/fields.ts). */
export function fieldInput(field: FieldDefinition): ComponentType<InputProps> {
  if (isPictureChoice(field)) return PictureChoiceInput
  return isFramed(field.input) ? TextInput : inputs[field.input]
}

/** A picture of the media library. */
function ImageInput({ id, field, value, describedBy, onChange, onLeave }: InputProps) {
  const stored = String(value ?? '')
  const isWoven = stored.endsWith(wovenMark)
  const reference = isWoven ? stored.slice(0, -wovenMark.length) : stored
  function change(next: string, woven = isWoven) {
    onChange(next && woven ? next + wovenMark : next)
    onLeave()
  }
  return (
    <>
      <ImagePicker
        id={id}
        label={field.label}
        describedBy={describedBy}
        value={reference}
        onChange={(next) => change(next)}
      />
      {field.weave && mediaIdOf(reference) !== undefined && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={isWoven}
            aria-checked={isWoven}
            onChange={({ target }) => change(reference, target.checked)}
          />
          {words.asCloth}
        </label>
      )}
    </>
  )
}

function SwitchInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <span className={styles.switch}>
      <input
        {...controlProps(props)}
        aria-required={undefined}
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={onLeave}
      />
      <span aria-hidden="true">{value === true ? words.on : words.off}</span>
    </span>
  )
}

/** A moment, stored in UTC and entered in German time, wherever the editor sits. */
function DateInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  const text = typeof value === 'string' && value !== '' ? toBerlin(value) : ''
  return (
    <input
      {...controlProps(props)}
      className="text-input"
      type="datetime-local"
      value={text}
      onChange={({ target }) => {
        const moment = fromBerlin(target.value)
        if (target.value === '') onChange('')
        else if (moment.kind !== 'none') onChange(moment.utc)
      }}
      onBlur={onLeave}
    />
  )
}
