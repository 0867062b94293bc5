import { Button } from '#ui/kit/button.tsx'
import styles from './form.module.css'
import { controlProps, type InputProps } from './input-props.ts'

/** The address of a picture with a small view of it. */
export function ImageInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  const address = String(value ?? '')
  const shown = /^(\/(?!\/)|https:\/\/)/.test(address)
  return (
    <div className={styles.image}>
      {shown && <img src={address} alt="" />}
      <input
        {...controlProps(props)}
        className={styles.input}
        value={address}
        placeholder="/medien/… oder https://…"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      {address !== '' && (
        <Button variant="line" size="small" onClick={() => onChange('')}>
          Entfernen
        </Button>
      )}
    </div>
  )
}
