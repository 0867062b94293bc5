import styles from './form.module.css'
import { controlProps, type InputProps } from './input-props.ts'

export function SwitchInput(props: InputProps) {
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
      <span aria-hidden="true">{value === true ? 'Ein' : 'Aus'}</span>
    </span>
  )
}
