import { slug } from '#shared/text/slug.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'
import styles from './address-input.module.css'

/** The last part of an address behind what stands before it; what cannot be one becomes one when the field is left. */
export function AddressInput(props: InputProps) {
  const { field, value, onChange, onLeave } = props
  const address = String(value ?? '')
  return (
    <span className={styles.address}>
      <span aria-hidden="true">{field.prefix}</span>
      <input
        {...controlProps(props)}
        className="text-input"
        value={address}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          if (address !== '' && !field.schema.safeParse(address).success) onChange(slug(address))
          onLeave()
        }}
      />
    </span>
  )
}
