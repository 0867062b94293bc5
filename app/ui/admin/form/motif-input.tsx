import { motifs } from '#shared/content/motifs.ts'
import { Motif } from '#ui/illustration/motif.tsx'
import styles from './form.module.css'
import { controlProps, type InputProps } from './input-props.ts'

/** The woven pictures as radio buttons: arrow keys move through them. */
export function MotifInput(props: InputProps) {
  const { id, value, onChange, onLeave } = props
  const names = Object.keys(motifs) as (keyof typeof motifs)[]
  return (
    <div className={styles.motifs} role="radiogroup" aria-labelledby={`${id}-name`}>
      {names.map((name, index) => (
        <label key={name} title={motifs[name]}>
          <input
            {...controlProps(props)}
            aria-required={undefined}
            id={value === name || (!value && index === 0) ? id : undefined}
            type="radio"
            name={id}
            aria-label={motifs[name]}
            checked={value === name}
            onChange={() => onChange(name)}
            onBlur={onLeave}
          />
          <Motif name={name} />
        </label>
      ))}
    </div>
  )
}
