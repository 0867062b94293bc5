import styles from './form.module.css'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

export function TextInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <input
      {...controlProps(props)}
      className="text-input"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  )
}

export function MultilineInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <textarea
      {...controlProps(props)}
      className={`text-input ${styles.growing}`}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  )
}

/** Empty means "not yet": a draft may wait for its number. */
export function NumberInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <input
      {...controlProps(props)}
      className="text-input"
      type="number"
      inputMode="numeric"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      onBlur={onLeave}
    />
  )
}
