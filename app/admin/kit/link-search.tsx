/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No element of HTML is a list of choices below a text field. */
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import styles from './link-search.module.css'
import { useLinkTargets, type OfferedTarget } from './use-link-targets.ts'

type LinkSearchProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string
  onChange(value: string): void
  onPick(target: OfferedTarget): void
}

/** An address to type, or a page, post or file to find by its name (WAI-ARIA combobox). */
export function LinkSearch({ value, onChange, onPick, onBlur, ...input }: LinkSearchProps) {
  const id = useId()
  // Only what was typed here is sought: an address that was there before needs no list.
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const targets = useLinkTargets(typed)
  const open = typed !== '' && targets.length > 0
  const active = open ? Math.min(chosen, targets.length - 1) : -1

  function pick(target: OfferedTarget) {
    setTyped('')
    onPick(target)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((active + step + targets.length) % targets.length)
    else if (event.key === 'Enter') pick(targets[active]!)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <input
        {...input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-expanded={open}
        aria-controls={`${id}-ziele`}
        aria-autocomplete="list"
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        placeholder={words.linkPlaceholder}
        value={value}
        onChange={({ target }) => {
          setTyped(isAddress(target.value) ? '' : target.value)
          setChosen(0)
          onChange(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setTyped('')
          onBlur?.(event)
        }}
      />
      {open && (
        <div className={styles.targets} id={`${id}-ziele`} role="listbox" aria-label={words.linkTargets}>
          {targets.map((target, index) => (
            <div
              key={target.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The focus stays where somebody types.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(target)}
              onKeyDown={({ key }) => key === 'Enter' && pick(target)}
            >
              <b>{target.label}</b>
              <span>{target.area}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** What begins like an address is one; pages are found by their names. */
function isAddress(text: string): boolean {
  return /^(https?:|mailto:|tel:|#|www\.)/i.test(text.trim())
}
