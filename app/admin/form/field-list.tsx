import { useRef, useState } from 'react'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { readable } from '#shared/editing/differences.ts'
import { asList, asValues, valueAt, type Path, type Values } from '#shared/editing/values.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { textOf } from '#shared/text/html-text.ts'
import fields from '#kit/fields/field.module.css'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { GroupLegend, legendId, type DrawField } from './field-group.tsx'
import { useForm } from '#admin/kit/form.ts'
import styles from './field-list.module.css'
import { blankEntry, buttonOf, EntryButton, useListOrder } from './list-entries.tsx'
import { SeveralPictures } from './several-pictures.tsx'

const words = formMessages.list

type ListProps = { path: Path; field: FieldDefinition; values: Values; draw: DrawField }

/** Entries in an order of their own: moved by dragging, or by buttons that every keyboard reaches. */
export function FieldList({ path, field, values, draw }: ListProps) {
  const { change, errors } = useForm()
  const entries = asList(valueAt(values, path))
  const { keys, announcement, add, duplicate, remove, move, drag } = useListOrder(entries, (next) => change(path, next))
  const [opened, setOpened] = useState<string | null>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  /** Once it is drawn: the browser takes the focus from what moves or goes. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())
  const label = field.itemLabel ?? field.label
  const foldedFrom = 3
  const error = errors.get(path)

  return (
    <fieldset ref={frame} className={styles.list} data-field={path} aria-labelledby={legendId(path)}>
      <GroupLegend path={path} label={field.label} />
      {field.help && <p className={fields.help}>{field.help}</p>}
      <ol>
        {entries.map((entry, index) => {
          const key = keys[index]!
          const name = words.entry(label, index + 1)
          const hasError = [...errors.keys()].some((errorPath) => errorPath.startsWith(`${path}.${index}.`))
          return (
            <li key={key} data-entry={key} {...drag.target(index)}>
              <details open={opened === key || entries.length <= foldedFrom || hasError || undefined}>
                <summary data-invalid={hasError ? '' : undefined}>
                  <span className={styles.handle} {...drag.handle(index)} title={words.drag} aria-hidden="true" />
                  <span className={styles.name}>{summaryOf(field, entry) || name}</span>
                </summary>
                <div className={styles.fields}>
                  {Object.entries(field.fields ?? {}).map(([inner, innerField]) =>
                    draw(`${path}.${index}.${inner}`, innerField),
                  )}
                </div>
              </details>
              <div className={styles.actions}>
                <EntryButton
                  icon="arrow-up"
                  label={words.up(name)}
                  disabled={index === 0}
                  onClick={() => {
                    move(index, index - 1, name)
                    focus(buttonOf(key, 'arrow-up'))
                  }}
                />
                <EntryButton
                  icon="arrow-down"
                  label={words.down(name)}
                  disabled={index === entries.length - 1}
                  onClick={() => {
                    move(index, index + 1, name)
                    focus(buttonOf(key, 'arrow-down'))
                  }}
                />
                <EntryButton icon="copy" label={words.duplicate(name)} onClick={() => duplicate(index)} />
                <EntryButton
                  icon="trash"
                  label={words.remove(name)}
                  onClick={() => {
                    const neighbour = keys[index + 1] ?? keys[index - 1]
                    remove(index, name)
                    focus(neighbour ? buttonOf(neighbour, 'trash') : ':scope > button')
                  }}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <Button
        variant="line"
        size="small"
        onClick={() => {
          const key = add(blankEntry(field.fields ?? {}))
          setOpened(key)
          focus(`[data-entry="${key}"] :is(input, textarea, select)`)
        }}
      >
        <Icon name="plus" />
        {words.add(label)}
      </Button>
      <SeveralPictures
        fields={field.fields ?? {}}
        onAdd={(pictures) => change(path, [...asList(valueAt(values, path)), ...pictures])}
      />
      {/* What is wrong with the entries together; at the end, so that nothing moves away from under a pointer. */}
      {error && (
        <p className={fields.error} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </fieldset>
  )
}

/** The first words that the entry says. */
function summaryOf({ fields: inner = {} }: FieldDefinition, entry: unknown): string {
  const values = asValues(entry)
  for (const [name, field] of Object.entries(inner)) {
    const said = typeof values[name] === 'string' ? textOf(readable(field, values[name])) : ''
    if (said !== '') return said.slice(0, 80)
  }
  return ''
}
