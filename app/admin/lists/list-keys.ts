import type { KeyboardEvent } from 'react'
import { singleKeysOn } from '#admin/shell/shortcuts/shortcuts-store.ts'

export type ListKeys = {
  search: () => void
  create?: () => void
  help: () => void
  remove?: (id: string) => void
  toggle: (id: string) => void
  rename?: (id: string) => void
  move?: (id: string, steps: number) => void
  /** Leaves the selection, or the list when nothing is selected. */
  escape: () => void
}

/**
 * Keys of a list (docs/design.md, Admin). They work while the focus is on a row's link, so never while somebody types; letters
 * and signs can be switched off (J31).
 */
export function handleListKey(event: KeyboardEvent, keys: ListKeys): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row-link]') : null
  const id = link?.closest<HTMLElement>('[data-row]')?.dataset.row
  if (!link || id === undefined || event.ctrlKey || event.metaKey) return
  const act = (work: (() => void) | undefined) => {
    if (!work) return
    event.preventDefault()
    work()
  }
  if (event.altKey) {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const { move } = keys
    return act(steps && move ? () => move(id, steps) : undefined)
  }
  if (event.key === 'ArrowDown') return act(() => focusRow(event.currentTarget, link, 1))
  if (event.key === 'ArrowUp') return act(() => focusRow(event.currentTarget, link, -1))
  if (event.key === 'Home') return act(() => rowLinks(event.currentTarget)[0]?.focus())
  if (event.key === 'End') return act(() => rowLinks(event.currentTarget).at(-1)?.focus())
  if (event.key === 'Escape') return act(keys.escape)
  if (event.key === 'Delete') return act(keys.remove && (() => keys.remove?.(id)))
  if (event.key === ' ') return act(() => keys.toggle(id))
  if (event.key === 'F2') return act(keys.rename && (() => keys.rename?.(id)))
  if (!singleKeysOn()) return
  if (event.key === '/') return act(keys.search)
  if (event.key === '?') return act(keys.help)
  if (event.key === 'n' || event.key === 'N') return act(keys.create)
}

export function focusFirstRow(list: Element | null): void {
  if (list) rowLinks(list)[0]?.focus()
}

/** Again, once it has been moved: the browser takes the focus from what changes its place. */
export function focusRowOf(list: Element | null, id: string | undefined): void {
  requestAnimationFrame(() => {
    const row = id === undefined ? null : list?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  })
}

function focusRow(list: Element, link: HTMLElement, steps: number): void {
  const links = rowLinks(list)
  links[links.indexOf(link) + steps]?.focus()
}

function rowLinks(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row-link]')]
}
