import type { FieldDefinition } from '#shared/content/fields.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { BlockDrawing } from './block-drawing.tsx'
import styles from './field-blocks.module.css'

type BlockPickerProps = {
  field: FieldDefinition
  kinds: string[]
  onPick(kind: string): void
  onClose(): void
}

/** Every kind with its picture, its name and a line about it. */
export function BlockPicker({ field, kinds, onPick, onClose }: BlockPickerProps) {
  return (
    <Dialog title={formMessages.blocks.pick} size="team" onClose={onClose}>
      <DialogBody>
        <ul className={styles.kinds}>
          {kinds.map((name) => {
            const kind = field.kinds?.[name]
            return (
              kind && (
                <li key={name}>
                  <button type="button" onClick={() => onPick(name)}>
                    <BlockDrawing picture={kind.picture} />
                    <span>
                      <strong>{kind.label}</strong>
                      <span>{kind.help}</span>
                    </span>
                  </button>
                </li>
              )
            )
          })}
        </ul>
      </DialogBody>
    </Dialog>
  )
}
