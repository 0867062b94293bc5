import { useRef, useState } from 'react'
import { addableKinds, blockPlace, kindOfBlock } from '#shared/content/blocks-field.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import { blockTitle } from '#shared/editing/differences.ts'
import { asList, asValues, valueAt, type Path, type Values } from '#shared/editing/values.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { useForm } from '#admin/kit/form.ts'
import { Button } from '#kit/buttons/button.tsx'
import fields from '#kit/fields/field.module.css'
import { Icon } from '#kit/icon/icon.tsx'
import { BlockEntry } from './block-entry.tsx'
import { BlockPicker } from './block-picker.tsx'
import { GroupLegend, legendId, type DrawField } from './field-group.tsx'
import styles from './field-blocks.module.css'
import lists from './field-list.module.css'
import { blankEntry, buttonOf, useListOrder } from './list-entries.tsx'

const words = formMessages.blocks

type BlocksProps = { path: Path; field: FieldDefinition; values: Values; draw: DrawField }
type Removed = { index: number; block: Values }

/** What a page is made of: blocks that are added from a picker, moved, hidden, doubled and removed. */
export function FieldBlocks({ path, field, values, draw }: BlocksProps) {
  const { change, errors, itemId } = useForm()
  const blocks = asList(valueAt(values, path)).map(asValues)
  const order = useListOrder(blocks, (next) => change(path, next))
  const [opened, setOpened] = useState<string | null>(null)
  const [picking, setPicking] = useState(false)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const frame = useRef<HTMLFieldSetElement>(null)
  /** Once it is drawn: the browser takes the focus from what moves or goes. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus())
  const addable = addableKinds(field, itemId, blocks)
  if (blocks.length === 0 && addable.length === 0) return null

  function add(kind: string) {
    const block = { kind, id: freeId(kind, blocks), hidden: false, ...blankEntry(field.kinds?.[kind]?.fields ?? {}) }
    // The call at the end of a page stays there.
    const last = blocks.at(-1)
    const at =
      last && kindOfBlock(last) === 'callToAction' && kind !== 'callToAction' ? blocks.length - 1 : blocks.length
    const key = order.add(block, at)
    setPicking(false)
    setRemoved(null)
    setOpened(key)
    focus(`[data-entry="${key}"] :is(input, textarea, select, [contenteditable])`)
  }

  return (
    <fieldset ref={frame} className={lists.list} data-field={path} aria-labelledby={legendId(path)}>
      <GroupLegend path={path} label={field.label} />
      {field.help && <p className={fields.help}>{field.help}</p>}
      <ol className={styles.blocks}>
        {blocks.map((block, index) => {
          const key = order.keys[index]!
          const name = blockTitle(field, block)
          const hasError = [...errors.keys()].some((errorPath) => errorPath.startsWith(`${path}.${index}.`))
          return (
            <BlockEntry
              key={key}
              entryKey={key}
              field={field}
              block={block}
              name={name}
              open={opened === key || hasError}
              invalid={hasError}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
              drag={{ target: order.drag.target(index), handle: order.drag.handle(index) }}
              actions={{
                move(by) {
                  order.move(index, index + by, name)
                  focus(buttonOf(key, by < 0 ? 'arrow-up' : 'arrow-down'))
                },
                toggle: () => change(`${path}.${index}.hidden`, block.hidden !== true),
                duplicate: () => order.duplicate(index, { ...block, id: freeId(kindOfBlock(block), blocks) }),
                remove() {
                  order.remove(index, name)
                  setRemoved({ index, block })
                  focus('[data-undo]')
                },
              }}
            >
              {Object.entries(field.kinds?.[kindOfBlock(block)]?.fields ?? {}).map(([inner, innerField]) =>
                draw(`${path}.${index}.${inner}`, innerField),
              )}
              {draw(`${path}.${index}.id`, blockPlace.id)}
            </BlockEntry>
          )
        })}
      </ol>
      {removed && (
        <p className={styles.removed}>
          {words.removed(blockTitle(field, removed.block))}{' '}
          <Button
            variant="line"
            size="small"
            data-undo
            onClick={() => {
              const key = order.add(removed.block, Math.min(removed.index, blocks.length))
              setRemoved(null)
              focus(`[data-entry="${key}"] summary`)
            }}
          >
            {words.undo}
          </Button>
        </p>
      )}
      {addable.length > 0 && (
        <Button variant="line" size="small" onClick={() => setPicking(true)}>
          <Icon name="plus" />
          {words.add}
        </Button>
      )}
      <span className="visually-hidden" aria-live="polite">
        {order.announcement}
      </span>
      {picking && <BlockPicker field={field} kinds={addable} onPick={add} onClose={() => setPicking(false)} />}
    </fieldset>
  )
}

/** A mark that no other block of the page has. */
function freeId(kind: string, blocks: Values[]): string {
  const base = kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const taken = new Set(blocks.map(({ id }) => id))
  let id = base
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
  return id
}
