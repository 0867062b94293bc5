import { createElement, useEffect, useState } from 'react'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { valueAt, type Path, type Values } from '#shared/editing/values.ts'
import { legalTokenLabels } from '#shared/messages/legal-token-labels.ts'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { Field as FieldFrame } from '#kit/fields/field.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { fieldInput } from './field-input.tsx'
import { controlId, maxLengthOf, useForm } from '#admin/kit/form.ts'
import styles from './form.module.css'
import { FieldBlocks } from './field-blocks.tsx'
import { FieldGroup } from './field-group.tsx'
import { FieldList } from './field-list.tsx'
import { isPictureChoice } from './choice-inputs.tsx'

/** Beyond this a counter says nothing that helps. */
const countedUpTo = 1_000
/** Before this share of the limit nobody needs to know. */
const shownFrom = 0.8

/** One field with its label, help, counter and complaint; groups, lists and blocks bring their own frame. */
export function FieldRow({ path, field, values }: { path: Path; field: FieldDefinition; values: Values }) {
  const { errors, locked, change, leave } = useForm()
  const value = valueAt(values, path)
  const error = errors.get(path)
  const draw = (inner: Path, innerField: FieldDefinition) => (
    <FieldRow key={inner} path={inner} field={innerField} values={values} />
  )
  if (field.input === 'group') return <FieldGroup path={path} field={field} draw={draw} />
  if (field.input === 'list') return <FieldList path={path} field={field} values={values} draw={draw} />
  if (field.input === 'blocks') return <FieldBlocks path={path} field={field} values={values} draw={draw} />
  const id = controlId(path)
  const help = [locked[path] ?? field.help, tokenHelp(field, value)].filter(Boolean).join(' ')
  // Labels name single controls; an editor, a set of pictures or of chips is named by its label instead.
  const grouped = ['html', 'tags', 'image'].includes(field.input) || isPictureChoice(field)
  return (
    <FieldFrame
      id={id}
      data-field={path}
      label={labelText(field)}
      aside={<Counter field={field} value={value} />}
      error={
        error && (
          <>
            <Icon name="alert" />
            {error}
          </>
        )
      }
      help={help}
      grouped={grouped}
    >
      {(control) =>
        createElement(fieldInput(field), {
          id,
          path,
          field,
          value,
          invalid: error !== undefined,
          disabled: locked[path] !== undefined,
          describedBy: control['aria-describedby'],
          onChange: (next) => change(path, next),
          onLeave: () => leave(path),
        })
      }
    </FieldFrame>
  )
}

/** What {{firma.ort}} means; texts of several formats show it in the text itself (rich-text/tokens.ts). */
function tokenHelp({ input }: FieldDefinition, value: unknown): string {
  if (!['text', 'multiline', 'lines'].includes(input)) return ''
  const tokens = new Set(String(value ?? '').match(/\{\{[\w.]+\}\}/g))
  const known = [...tokens].flatMap((token) => {
    const label = legalTokenLabels[token.slice(2, -2)]
    return label ? [words.token(token, label)] : []
  })
  return known.length > 0 ? words.tokens(known) : ''
}

/** A switch is on or off: nobody can leave it out. */
function labelText({ label, required, input }: FieldDefinition) {
  return required || input === 'switch' ? (
    label
  ) : (
    <>
      {label} <em>{words.optional}</em>
    </>
  )
}

/** Counts where the limit begins to matter. */
function Counter({ field, value }: { field: FieldDefinition; value: unknown }) {
  const [max] = useState(() => (field.input === 'text' || field.input === 'multiline' ? maxLengthOf(field) : undefined))
  const length = typeof value === 'string' ? value.length : 0
  const [spoken, setSpoken] = useState('')
  const near = max !== undefined && length > max * 0.9
  useEffect(() => {
    if (!near) return
    const timer = setTimeout(() => setSpoken(words.countedAloud(length, max)), 800)
    return () => clearTimeout(timer)
  }, [near, length, max])
  if (max === undefined || max > countedUpTo || length <= max * shownFrom) return null
  return (
    <>
      <span className={styles.counter} aria-hidden="true" data-over={length > max ? '' : undefined}>
        {words.counted(length, max)}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {near ? spoken : ''}
      </span>
    </>
  )
}
