import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from 'react'
import { kindOfBlock } from '#shared/content/blocks-field.ts'
import type { FieldDefinition } from '#shared/content/field-types.ts'
import type { Values } from '#shared/editing/values.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { BlockDrawing } from './block-picker.tsx'
import styles from './field-blocks.module.css'
import lists from './field-list.module.css'
import { EntryButton } from './list-entries.tsx'

const words = formMessages.blocks
const listWords = formMessages.list

type BlockEntryProps = {
  entryKey: string
  field: FieldDefinition
  block: Values
  name: string
  open: boolean
  invalid: boolean
  isFirst: boolean
  isLast: boolean
  drag: { target: object; handle: DetailedHTMLProps<HTMLAttributes<HTMLSpanElement>, HTMLSpanElement> }
  actions: { move(by: 1 | -1): void; toggle(): void; duplicate(): void; remove(): void }
  children: ReactNode
}

/** One block: its picture, what it is and its heading; its fields fold away. */
export function BlockEntry({ entryKey, field, block, name, open, invalid, drag, children, ...rest }: BlockEntryProps) {
  const { isFirst, isLast, actions } = rest
  const kind = field.kinds?.[kindOfBlock(block)]
  const hidden = block.hidden === true
  const removable = !kind?.pages
  return (
    <li data-entry={entryKey} data-hidden={hidden || undefined} {...drag.target}>
      <details open={open || undefined}>
        <summary data-invalid={invalid ? '' : undefined}>
          <span className={lists.handle} {...drag.handle} title={listWords.drag} aria-hidden="true" />
          <BlockDrawing picture={kind?.picture ?? 'text'} />
          <span className={lists.name}>
            {name}
            {hidden && <span className={styles.off}>{words.hidden}</span>}
          </span>
        </summary>
        <div className={lists.fields}>
          {!removable && <p className={styles.own}>{words.own}</p>}
          {children}
        </div>
      </details>
      <div className={lists.actions}>
        <EntryButton icon="arrow-up" label={listWords.up(name)} disabled={isFirst} onClick={() => actions.move(-1)} />
        <EntryButton icon="arrow-down" label={listWords.down(name)} disabled={isLast} onClick={() => actions.move(1)} />
        <EntryButton
          icon={hidden ? 'eye-off' : 'eye'}
          label={words.hide(name)}
          pressed={hidden}
          onClick={actions.toggle}
        />
        {removable && (
          <>
            {!kind?.once && <EntryButton icon="copy" label={listWords.duplicate(name)} onClick={actions.duplicate} />}
            <EntryButton icon="trash" label={listWords.remove(name)} onClick={actions.remove} />
          </>
        )}
      </div>
    </li>
  )
}
