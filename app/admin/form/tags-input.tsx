import { useRef, useState } from 'react'
import { asList } from '#shared/editing/values.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './tags-input.module.css'
import { controlProps, type InputProps } from '#admin/kit/form.ts'

/** Keywords as chips: Enter or a comma adds one, Backspace in the empty field takes the last away. */
export function TagsInput(props: InputProps) {
  const { id, value, onChange, onLeave } = props
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const entries = asList(value).map(String)

  function add() {
    const next = typed
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && !entries.includes(tag))
    setTyped('')
    if (next.length > 0) onChange([...entries, ...new Set(next)])
  }

  return (
    <fieldset className={styles.tags} aria-labelledby={`${id}-name`}>
      {entries.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
          <button
            type="button"
            aria-label={words.removeTag(tag)}
            onClick={() => {
              onChange(entries.filter((other) => other !== tag))
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        {...controlProps(props)}
        ref={input}
        aria-labelledby={`${id}-name`}
        placeholder={entries.length === 0 ? words.tagPlaceholder : ''}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault()
            add()
          } else if (event.key === 'Backspace' && typed === '' && entries.length > 0) onChange(entries.slice(0, -1))
        }}
        onBlur={() => {
          add()
          onLeave()
        }}
      />
    </fieldset>
  )
}
