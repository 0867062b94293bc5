import type { ReactNode } from 'react'
import type { FieldDefinition } from '#shared/content/fields.ts'
import { motifs, portraits } from '#shared/content/motifs.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Motif } from '#kit/illustration/motif.tsx'
import { Portrait } from '#kit/illustration/portrait.tsx'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'
import styles from './picture-choice-input.module.css'

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
