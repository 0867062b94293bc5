import type { BlockPicture, FieldDefinition } from '#shared/content/field-types.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
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

/** How blocks look from far away, on a cloth of 24 × 16 cells: the dyed cells are what catches the eye. */
const drawings: Record<BlockPicture, { warp: string; dyed: string }> = {
  band: { warp: 'M0 3h24v10H0z', dyed: 'M3 6h9v2H3zM3 10h5v1.500H3z' },
  cards: { warp: 'M2 6h6v8H2zM9 6h6v8H9zM16 6h6v8h-6z', dyed: 'M2 2h10v2H2zM2 6h6v3H2zM9 6h6v3H9zM16 6h6v3h-6z' },
  columns: {
    warp: 'M2 8h6v1.500H2zM9 8h6v1.500H9zM16 8h6v1.500h-6zM2 11h5v1.500H2zM9 11h5v1.500H9zM16 11h5v1.500h-5z',
    dyed: 'M2 3h6v2H2zM9 3h6v2H9zM16 3h6v2h-6z',
  },
  figures: {
    warp: 'M2 10h4v1.500H2zM8 10h4v1.500H8zM14 10h4v1.500h-4z',
    dyed: 'M2 4h4v4H2zM8 4h4v4H8zM14 4h4v4h-4zM20 4h2v4h-2z',
  },
  form: { warp: 'M2 2h20v3H2zM2 6.500h20v4H2z', dyed: 'M2 12h7v3H2z' },
  grid: { warp: 'M2 2h6v5H2zM9 2h6v5H9zM16 2h6v5h-6zM2 9h6v5H2z', dyed: 'M9 9h6v5H9zM16 9h6v5h-6z' },
  line: { warp: 'M13 4h9v1.500h-9zM13 7h9v1.500h-9z', dyed: 'M2 4h9v2.500H2zM2 10h6v2.500H2z' },
  list: {
    warp: 'M6 3h16v1.500H6zM6 7h14v1.500H6zM6 11h15v1.500H6z',
    dyed: 'M2 2.500h2v2.500H2zM2 6.500h2V9H2zM2 10.500h2V13H2z',
  },
  media: { warp: 'M13 4h9v1.500h-9zM13 7h8v1.500h-8zM13 10h9v1.500h-9z', dyed: 'M2 3h9v10H2z' },
  people: {
    warp: 'M2 11h4v1.500H2zM10 11h4v1.500h-4zM18 11h4v1.500h-4z',
    dyed: 'M2 3h4v6H2zM10 3h4v6h-4zM18 3h4v6h-4z',
  },
  quote: { warp: 'M7 4h14v2H7zM7 8h11v2H7zM7 12h5v1H7z', dyed: 'M2 4h3v6H2z' },
  rows: {
    warp: 'M9 3h13v1.500H9zM9 7.500h13V9H9zM9 12h13v1.500H9z',
    dyed: 'M2 2.500h5V5H2zM2 7h5v2.500H2zM2 11.500h5V14H2z',
  },
  steps: {
    warp: 'M2 10h4v1.500H2zM8 10h4v1.500H8zM14 10h4v1.500h-4zM2 5.200h20v.8H2z',
    dyed: 'M2 4h3v3H2zM8 4h3v3H8zM14 4h3v3h-3z',
  },
  table: { warp: 'M2 6h9v2H2zM13 6h9v2h-9zM2 10h9v2H2zM13 10h9v2h-9z', dyed: 'M2 2h20v2H2z' },
  text: { warp: 'M2 6h20v1.500H2zM2 9h18v1.500H2zM2 12h19v1.500H2z', dyed: 'M2 2h10v2H2z' },
  words: { warp: 'M2 4h7v2H2zM2 10h7v2H2z', dyed: 'M11 4h11v1.500H11zM11 7h9v1.500h-9zM11 10h11v1.500H11z' },
}

export function BlockDrawing({ picture }: { picture: BlockPicture }) {
  const { warp, dyed } = drawings[picture]
  return (
    <svg className={styles.drawing} viewBox="0 0 24 16" aria-hidden="true">
      <path d={warp} />
      <path d={dyed} />
    </svg>
  )
}
