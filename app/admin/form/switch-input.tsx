import { formMessages as words } from '#shared/messages/admin-form.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'
import styles from './switch-input.module.css'

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
      <span aria-hidden="true">{value === true ? words.on : words.off}</span>
    </span>
  )
}
