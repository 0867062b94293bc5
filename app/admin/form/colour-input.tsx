import { formMessages as words } from '#shared/messages/admin-form.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'
import styles from './colour-input.module.css'

/** A colour to choose, or to type as it stands in a style guide. */
export function ColourInput(props: InputProps) {
  const { field, value, disabled, onChange, onLeave } = props
  const colour = String(value ?? '')
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={words.chooseColour(field.label)}
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <input
        {...controlProps(props)}
        className="text-input"
        value={colour}
        maxLength={7}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </div>
  )
}
