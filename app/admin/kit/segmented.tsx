import styles from './segmented.module.css'

type SegmentedProps<Value extends string> = {
  label: string
  /** Each choice and what it is called, in the order shown. */
  choices: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A few choices side by side, one of them pressed. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, className = '' } = props
  return (
    <fieldset className={`${styles.segments} ${className}`} aria-label={label}>
      {(Object.keys(choices) as Value[]).map((choice) => (
        <button key={choice} type="button" aria-pressed={value === choice} onClick={() => onChange(choice)}>
          {choices[choice]}
        </button>
      ))}
    </fieldset>
  )
}
