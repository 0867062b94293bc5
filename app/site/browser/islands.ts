import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import { nextPaint } from '#kit/idle/idle.ts'
import type { IslandName } from '#site/page/island.tsx'
import { loadLateStyles } from '#site/page/late-styles.ts'

/** Where the code of each island is. None of it is loaded before somebody turns to the island. */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  dialogs: async () => (await import('#site/frame/dialogs/dialog-host.tsx')).DialogHost,
  toasts: async () => (await import('#kit/toast/toast-region.tsx')).ToastRegion,
  chat: async () => (await import('#site/chat/chat-window.tsx')).ChatWindow,
  'contact-form': async () => (await import('#site/contact/page-form.tsx')).PageForm,
  'consent-settings': async () => (await import('#site/consent/consent-section.tsx')).ConsentSection,
}

/** Told by an element that needs its island alive: a bubbling event of this name on it. */
const islandWanted = 'island-wanted'

const roots = new Map<Element, Root>()
const waking = new WeakMap<Element, Promise<void>>()
/** What somebody did before the island listened, in its order. */
const kept = new WeakMap<Element, Event[]>()

/** Brings the islands to life that somebody turns to, and keeps what is done until then. */
export function followIslands(): void {
  onApproach(wakeTouched)
  for (const type of ['click', 'submit', 'keydown']) document.addEventListener(type, keepUntilAwake, true)
  // Somebody may type already.
  wakeTouched(document.activeElement)
  document.addEventListener('page-exchanged', endLostIslands)
  document.addEventListener(islandWanted, ({ target }) => void wake(islandAround(target)))
}

/**
 * Tells what somebody turns to, by pointer or keyboard. A finger tells it by its tap alone: code and styles that come while
 * it lies on the screen would hold up the answer, and one that only scrolls needs none.
 */
export function onApproach(listener: (target: EventTarget | null) => void): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(
      type,
      (event) => (event instanceof PointerEvent && event.pointerType === 'touch') || listener(event.target),
      { capture: true, passive: true },
    )
}

/** Brings one island to life, once. Where its code cannot be had, the page stays as the server sent it. */
export function wake(element: HTMLElement | null): Promise<void> {
  if (!element) return Promise.resolve()
  let work = waking.get(element)
  if (!work) {
    work = mountIsland(element).catch(() => {
      waking.delete(element)
      sendByBrowser(kept.get(element) ?? [])
      kept.delete(element)
    })
    waking.set(element, work)
  }
  return work
}

export function frameIsland(name: IslandName): HTMLElement | null {
  return document.querySelector(`[data-island="${name}"]`)
}

/** A page that went takes its islands along. */
function endLostIslands(): void {
  for (const [element, root] of roots)
    if (!element.isConnected) {
      root.unmount()
      roots.delete(element)
    }
}

async function mountIsland(element: HTMLElement): Promise<void> {
  const { island, props } = element.dataset
  // Only to ask for the code costs a phone more than what is seen of a tap.
  await nextPaint()
  const [{ mount }, component] = await Promise.all([
    import('./react.ts'),
    islands[island as IslandName](),
    loadLateStyles(),
  ])
  if (!element.isConnected) return
  roots.set(element, await mount(element, component, props ? (JSON.parse(props) as object) : {}))
  element.dataset.awake = ''
  for (const event of kept.get(element) ?? []) replay(event)
  kept.delete(element)
}

function islandAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null
}

function wakeTouched(target: EventTarget | null): void {
  const island = islandAround(target)
  if (island?.dataset.wake === 'touch') void wake(island)
}

/** Links, and what the browser does by itself with a control, need nobody who listens. */
function keepUntilAwake(event: Event): void {
  const island = islandAround(event.target)
  if (island?.dataset.wake !== 'touch' || 'awake' in island.dataset || !needsIsland(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Enter in an empty field sends nothing, and by no means what is written there until the island is awake.
  if (!isBlank(event)) kept.set(island, [...(kept.get(island) ?? []), event])
  void wake(island)
}

function isBlank(event: Event): boolean {
  return event instanceof KeyboardEvent && (event.target as HTMLTextAreaElement).value.trim() === ''
}

function needsIsland(event: Event): boolean {
  const target = event.target as Element
  if (event instanceof KeyboardEvent)
    return event.key === 'Enter' && !event.shiftKey && !event.isComposing && target.matches('[enterkeyhint=send]')
  return event.type === 'submit' || target.closest('button:not([data-native])') !== null
}

/** A form that has an address needs no script to be sent; without a connection it stays as it is. */
function sendByBrowser(events: Event[]): void {
  const forms = events.map(({ target }) => (target as Element).closest<HTMLFormElement>('form[action]'))
  if (navigator.onLine) forms.find(Boolean)?.submit()
}

function replay(event: Event): void {
  if (event.type === 'submit') (event.target as HTMLFormElement).requestSubmit()
  else if (event instanceof KeyboardEvent) event.target?.dispatchEvent(new KeyboardEvent(event.type, event))
  else (event.target as HTMLElement).click()
}
