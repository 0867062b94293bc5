import { useState } from 'react'
import { asList, isSame } from '#shared/editing/values.ts'
import styles from './form.module.css'
import { controlProps, type InputProps } from '#admin/kit/input-props.ts'

/** One entry per line. The text is kept as typed, so that an empty line can be begun. */
export function LinesInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  const [text, setText] = useState(() => asList(value).join('\n'))
  const shown = isSame(linesOf(text), asList(value)) ? text : asList(value).join('\n')
  return (
    <textarea
      {...controlProps(props)}
      className={`text-input ${styles.growing}`}
      value={shown}
      onChange={({ target }) => {
        setText(target.value)
        onChange(linesOf(target.value))
      }}
      onBlur={onLeave}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
