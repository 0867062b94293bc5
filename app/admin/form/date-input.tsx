import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

/** A moment, stored in UTC and entered in German time, wherever the editor sits. */
export function DateInput(props: InputProps) {
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
