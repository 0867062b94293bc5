/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No element of HTML is a list of choices below a text field. */
import { useId, useState, useEffect, useMemo, type ComponentProps, type KeyboardEvent } from 'react'
import { formMessages as words } from '#shared/messages/admin-form.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import type { MediaPage } from '#shared/media/entry.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './link-search.module.css'
import { useForm } from './form.ts'

const typingMs = 120
const mostShown = 8
const leastOfFiles = 2

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

type OfferedTarget = { value: string; label: string; area: string }

/** Pages, posts and files that fit what somebody types, the best first. */
function useLinkTargets(typed: string): OfferedTarget[] {
  const { pages, suggestPages } = useForm()
  const [files, setFiles] = useState<OfferedTarget[]>([])
  const sought = typed.trim().toLowerCase()
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => {
      suggestPages(typed)
      void findFiles(typed.trim(), left.signal).then((found) => left.signal.aborted || setFiles(found))
    }, typingMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [suggestPages, typed])
  return useMemo(() => {
    if (sought === '') return []
    const found = pages.filter(({ value, label }) => `${label} ${value}`.toLowerCase().includes(sought))
    const [begins, holds] = [found.filter(beginsWith(sought)), found.filter((page) => !beginsWith(sought)(page))]
    // Files have their share, however many pages there are.
    const fitting = files.filter(({ label }) => label.toLowerCase().includes(sought))
    const room = mostShown - Math.min(fitting.length, leastOfFiles)
    return [...[...begins, ...holds].slice(0, room), ...fitting].slice(0, mostShown)
  }, [sought, pages, files])
}

const beginsWith = (sought: string) => (target: OfferedTarget) => target.label.toLowerCase().startsWith(sought)

/** Without an answer there are just no files to choose from. */
async function findFiles(search: string, signal: AbortSignal): Promise<OfferedTarget[]> {
  if (search.length < leastOfFiles || search.startsWith('/')) return []
  const query = new URLSearchParams({ suche: search })
  const answer = await callServer<MediaPage>('GET', `${mediaPaths.apiList()}?${query}`, { signal })
  if (answer.kind !== 'done') return []
  const areas = words.fileAreas
  return answer.body.entries.map(({ reference, name, kind }) => ({
    value: reference,
    label: name,
    area: areas[kind],
  }))
}

/** What begins like an address is one; pages are found by their names. */
function isAddress(text: string): boolean {
  return /^(https?:|mailto:|tel:|#|www\.)/i.test(text.trim())
}
