import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Fields } from '#shared/content/field-types.ts'
import type { Values } from '#shared/editing/values.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { PickerDialog } from '#admin/media/picker-dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { blankEntry } from './list-entries.tsx'

/** Below a list whose entries are pictures: several are chosen at once, and each becomes an entry. */
export function SeveralPictures({ fields, onAdd }: { fields: Fields; onAdd(entries: Values[]): void }) {
  const [choosing, setChoosing] = useState(false)
  const picture = Object.keys(fields).find((name) => fields[name]?.input === 'image')
  if (picture === undefined) return null
  return (
    <>
      <Button variant="line" size="small" onClick={() => setChoosing(true)}>
        <Icon name="image" />
        {formMessages.list.addPictures}
      </Button>
      {/* Apart from the form around this field: a form cannot hold another one. */}
      {choosing &&
        createPortal(
          <PickerDialog
            value=""
            several
            onChoose={(entries) => {
              onAdd(
                entries.map(({ reference, alt }) => ({
                  ...blankEntry(fields),
                  [picture]: reference,
                  ...(fields.alt?.input === 'text' && { alt }),
                })),
              )
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />,
          document.body,
        )}
    </>
  )
}
