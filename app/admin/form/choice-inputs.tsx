import type { ReactNode } from 'react'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { motifs, portraits } from '#shared/content/motifs.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { controlProps, useForm, type InputProps } from '#admin/kit/form.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Motif } from '#kit/illustration/motif.tsx'
import { Portrait } from '#kit/illustration/portrait.tsx'
import styles from './choice-inputs.module.css'

export function SelectInput(props: InputProps) {
  const { field, value } = props
  const options = Object.entries(field.options ?? {}).map(([option, label]) => ({ value: option, label }))
  return (
    <Select {...props} options={options}>
      {(typeof value !== 'string' || value === '') && <option value="">{words.choose}</option>}
    </Select>
  )
}

/** An item of another collection; one that is gone stays visible as what it is. */
export function ReferenceInput(props: InputProps) {
  const { field, value } = props
  const options = useForm().choices[field.collection ?? ''] ?? []
  const chosen = String(value ?? '')
  const missing = chosen !== '' && !options.some((option) => option.value === chosen)
  return (
    <Select {...props} options={options}>
      <option value="">{words.noChoice}</option>
      {missing && <option value={chosen}>{words.gone(chosen)}</option>}
    </Select>
  )
}

type Drawing = { shape: 'wide' | 'square'; draw(name: string): ReactNode }

/** Choices that are pictures, by their list of options. */
const drawings = new Map<unknown, Drawing>([
  [motifs, { shape: 'wide', draw: (name) => <Motif name={name as keyof typeof motifs} /> }],
  [
    portraits,
    {
      shape: 'square',
      draw: (name) =>
        name === 'none' ? (
          <Icon name="eye-off" className={styles.none} />
        ) : (
          <Portrait crop name={name as keyof typeof portraits} />
        ),
    },
  ],
])

export function isPictureChoice({ options }: FieldDefinition): boolean {
  return drawings.has(options)
}

/** The woven pictures as radio buttons: arrow keys move through them, and the chosen one is named below. */
export function PictureChoiceInput(props: InputProps) {
  const { id, field, value, onChange, onLeave } = props
  const options = Object.entries(field.options ?? {})
  const { shape, draw } = drawings.get(field.options)!
  const isChosen = options.some(([name]) => name === value)
  return (
    <>
      <div className={styles.pictures} data-shape={shape} role="radiogroup" aria-labelledby={`${id}-name`}>
        {options.map(([name, label], index) => (
          <label key={name} title={label}>
            <input
              {...controlProps(props)}
              aria-required={undefined}
              id={value === name || (!isChosen && index === 0) ? id : undefined}
              type="radio"
              name={id}
              aria-label={label}
              checked={value === name}
              onChange={() => onChange(name)}
              onBlur={onLeave}
            />
            {draw(name)}
          </label>
        ))}
      </div>
      {isChosen && (
        <p className={styles.chosen} aria-hidden="true">
          {field.options?.[String(value)]}
        </p>
      )}
    </>
  )
}

type SelectProps = InputProps & { options: { value: string; label: string }[]; children: ReactNode }

/** `children` are the options that stand for no choice or for none that is left. */
function Select({ options, children, ...props }: SelectProps) {
  const { value, onChange, onLeave } = props
  return (
    <select
      {...controlProps(props)}
      className="text-input"
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    >
      {children}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
