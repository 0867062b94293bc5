import { useState } from 'react'
import { completeAddress } from '#shared/addresses/complete-address.ts'
import { asList, isSame } from '#shared/editing/values.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { slug } from '#shared/text/slug.ts'
import { controlProps, useForm, type InputProps } from '#admin/kit/form.ts'
import { LinkSearch } from '#admin/kit/link-search.tsx'
import fields from '#kit/fields/field.module.css'
import styles from './text-inputs.module.css'

export function TextInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <input
      {...controlProps(props)}
      className="text-input"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  )
}

export function MultilineInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <textarea
      {...controlProps(props)}
      className={`text-input ${styles.growing}`}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
    />
  )
}

/** Empty means "not yet": a draft may wait for its number. */
export function NumberInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  return (
    <input
      {...controlProps(props)}
      className="text-input"
      type="number"
      inputMode="numeric"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
      onBlur={onLeave}
    />
  )
}

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

/** An address to type, with the pages and files of this site to choose from; below stands what it leads to. */
export function LinkInput(props: InputProps) {
  const { value, onChange, onLeave } = props
  const { pages } = useForm()
  const href = String(value ?? '')
  const page = pages.find((entry) => entry.value === href)
  return (
    <>
      <LinkSearch
        {...controlProps(props)}
        className="text-input"
        value={href}
        onChange={onChange}
        onPick={(target) => onChange(target.value)}
        onBlur={() => {
          if (completeAddress(href) !== href) onChange(completeAddress(href))
          onLeave()
        }}
      />
      {page && <p className={fields.help}>{words.leadsTo(page.label)}</p>}
    </>
  )
}

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

/** A colour to choose, or to type as it stands in a style guide. */
export function ColourInput(props: InputProps) {
  const { field, value, disabled, onChange, onLeave } = props
  const colour = String(value ?? '')
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={words.chooseColour(field.label)}
        value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#000000'}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
      <input
        {...controlProps(props)}
        className="text-input"
        value={colour}
        maxLength={7}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
      />
    </div>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
