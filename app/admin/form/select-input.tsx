import { formMessages as words } from '#shared/messages/admin-form.ts'
import { useForm } from '#admin/kit/form-context.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

export function SelectInput(props: InputProps) {
  const { field, value, onChange, onLeave } = props
  const chosen = typeof value === 'string' ? value : ''
  return (
    <select
      {...controlProps(props)}
      className="text-input"
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    >
      {chosen === '' && <option value="">{words.choose}</option>}
      {Object.entries(field.options ?? {}).map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** An item of another collection; one that is gone stays visible as what it is. */
export function ReferenceInput(props: InputProps) {
  const { field, value, onChange, onLeave } = props
  const options = useForm().choices[field.collection ?? ''] ?? []
  const chosen = String(value ?? '')
  const missing = chosen !== '' && !options.some((option) => option.value === chosen)
  return (
    <select
      {...controlProps(props)}
      className="text-input"
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    >
      <option value="">{words.noChoice}</option>
      {missing && <option value={chosen}>{words.gone(chosen)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
