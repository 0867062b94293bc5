import { useState, type DragEvent } from 'react'
import type { FieldDefinition, Fields } from '#shared/content/field-types.ts'
import type { Values } from '#shared/editing/values.ts'
import { formMessages } from '#shared/messages/admin-form.ts'
import { Icon } from '#kit/icon/icon.tsx'

const words = formMessages.list

let counter = 0
const newKey = () => `entry-${++counter}`

/** A new entry: every field as its definition begins it. */
export function blankEntry(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]))
}

/** Keys that stay with their entries while these move, and the ways to move them. */
export function useListOrder(entries: unknown[], onChange: (entries: unknown[]) => void) {
  const [keys, setKeys] = useState(() => entries.map(newKey))
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  // Another version of the item came in from outside.
  if (keys.length !== entries.length) setKeys(entries.map((_, index) => keys[index] ?? newKey()))

  function set(next: unknown[], nextKeys: string[], said: string) {
    setKeys(nextKeys)
    setAnnouncement(said)
    onChange(next)
  }

  function move(from: number, to: number, name: string) {
    set(moved(entries, from, to), moved(keys, from, to), words.moved(name, to + 1, entries.length))
  }

  return {
    keys: keys.length === entries.length ? keys : entries.map((_, index) => keys[index] ?? `entry-new-${index}`),
    announcement,
    move,
    add(entry: unknown, at = entries.length): string {
      const key = newKey()
      set(entries.toSpliced(at, 0, entry), keys.toSpliced(at, 0, key), words.added)
      return key
    },
    duplicate(index: number, copy = entries[index]) {
      set(entries.toSpliced(index + 1, 0, copy), keys.toSpliced(index + 1, 0, newKey()), words.duplicated)
    },
    remove(index: number, name: string) {
      set(entries.toSpliced(index, 1), keys.toSpliced(index, 1), words.removed(name))
    },
    drag: {
      handle: (index: number) => ({
        draggable: true,
        onDragStart: ({ dataTransfer }: DragEvent) => {
          dataTransfer.effectAllowed = 'move'
          setDragged(index)
        },
        onDragEnd: () => setDragged(null),
      }),
      target: (index: number) => ({
        'data-over': dragged !== null && dragged !== index ? '' : undefined,
        onDragOver: (event: DragEvent) => dragged !== null && event.preventDefault(),
        onDrop: (event: DragEvent) => {
          if (dragged === null) return
          event.preventDefault()
          if (dragged !== index) move(dragged, index, words.entry(words.anyEntry, dragged + 1))
          setDragged(null)
        },
      }),
    },
  }
}

/** Finds a button of an entry by what it does. */
export function buttonOf(key: string, icon: EntryButtonProps['icon']): string {
  return `[data-entry="${key}"] > div > [data-icon="${icon}"]`
}

type EntryButtonProps = {
  icon: 'arrow-up' | 'arrow-down' | 'copy' | 'trash' | 'eye' | 'eye-off'
  label: string
  disabled?: boolean
  pressed?: boolean
  onClick(): void
}

export function EntryButton({ icon, label, disabled = false, pressed, onClick }: EntryButtonProps) {
  // Not disabled but silent: a button that vanishes under the finger loses the keyboard's place.
  return (
    <button
      type="button"
      data-icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
    >
      <Icon name={icon} />
    </button>
  )
}

function blankOf({ schema, draft }: FieldDefinition): unknown {
  const complete = schema.safeParse(undefined)
  return complete.success ? complete.data : draft.safeParse(undefined).data
}

function moved<Entry>(list: Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}
