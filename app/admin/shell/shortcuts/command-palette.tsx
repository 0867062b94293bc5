import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { shortcutMessages } from '#shared/messages/admin-shortcuts.ts'
import { lockScroll } from '#kit/dialog/scroll-lock.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { toggleTheme } from '#kit/theme/theme-store.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { Kbd } from '#admin/kit/kbd.tsx'
import { searchManual } from '#admin/kit/manual.ts'
import styles from './command-palette.module.css'
import { commandsFor, helpCommand, itemCommand, matchCommands, placeCommand, type Command } from './commands.ts'
import { groupOrder, optionId, PaletteResults } from './palette-results.tsx'
import { closeOverlay, openShortcuts } from './shortcuts-store.ts'
import type { PaletteAnswer } from '#shared/lists/admin-list.ts'
import { callServer } from '#kit/server-call/call-server.ts'

const waitMs = 120

const shortestSearch = 2

const words = shortcutMessages

/** Go to, create, search content: a text field with a list below it, driven by the arrow keys. */
export function CommandPalette() {
  const frame = useAdminFrame()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const listId = useId()
  const [search, setSearch] = useState('')
  const [index, setIndex] = useState(0)
  const { items, places } = useServerSearch(search)
  const leaveTo = (path: string) => window.location.assign(path)
  const commands = commandsFor(frame, { toggleTheme, showShortcuts: openShortcuts, leaveTo })
  const pages = search.trim().length < shortestSearch ? [] : searchManual(search)
  const matching = [
    ...matchCommands(commands, search),
    ...places.map(placeCommand),
    ...items.map(itemCommand),
    ...pages.map(helpCommand),
  ]
  const shown = groupOrder.flatMap((group) => matching.filter((command) => command.group === group))
  const active = Math.min(index, shown.length - 1)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const unlock = lockScroll()
    const outside = ({ target }: Event) => target === element && closeOverlay()
    element.showModal()
    element.addEventListener('close', closeOverlay)
    element.addEventListener('click', outside)
    return () => {
      element.removeEventListener('close', closeOverlay)
      element.removeEventListener('click', outside)
      element.close()
      unlock()
    }
  }, [])

  function choose(command: Command | undefined) {
    if (!command) return
    closeOverlay()
    if (command.to) void navigate(command.to)
    else command.run?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (steps && shown.length > 0) {
      event.preventDefault()
      setIndex((active + steps + shown.length) % shown.length)
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(shown[active])
    }
  }

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={words.paletteLabel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to type here.
          autoFocus
          type="text"
          role="combobox"
          aria-label={words.paletteLabel}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? optionId(listId, active) : undefined}
          placeholder={words.palettePlaceholder}
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>{shortcutMessages.keys.escape}</Kbd>
      </div>
      <PaletteResults {...{ listId, shown, active, choose }} />
      <p className="visually-hidden" aria-live="polite">
        {search && words.results(shown.length)}
      </p>
    </dialog>
  )
}

const nothingFound: PaletteAnswer = { items: [], places: [] }

/** Items, fields, files and people that have the words, found by the server shortly after the last letter. */
function useServerSearch(search: string): PaletteAnswer {
  const [found, setFound] = useState(nothingFound)
  const asked = search.trim()
  useEffect(() => {
    if (asked.length < shortestSearch) return
    let left = false
    const timer = setTimeout(async () => {
      const path = `/api/search?${new URLSearchParams({ suche: asked })}`
      const answer = await callServer<PaletteAnswer>('GET', path)
      if (!left && answer.kind === 'done') setFound(answer.body)
    }, waitMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [asked])
  return asked.length < shortestSearch ? nothingFound : found
}
