import { whileMoving, type Recurrence } from '#kit/motion/recurring.ts'
import { nextTooltipState, type TooltipEvent, type TooltipState } from '#kit/theme/tooltip-state.ts'

/** Header Kontakt button blink; how long one pulse lasts is ours to say (H23). */
export const contactBlinkEveryMs = 8_000
export const contactBlinkMs = 300

/** Theme tooltip: 3 s on load, then every 25 s for 3 s. */
export const themeTooltipMs = 3_000
export const themeTooltipEveryMs = 25_000

const blinks: Recurrence = { everyMs: contactBlinkEveryMs, forMs: contactBlinkMs, first: 'after-interval' }
const tooltipTurns: Recurrence = { everyMs: themeTooltipEveryMs, forMs: themeTooltipMs, first: 'at-once' }

let tooltipState: TooltipState = 'hidden'

/** What comes and goes in the header while things may move; timers, because an endless animation keeps the page busy. */
export function followRecurrences(): void {
  const contact = document.querySelector<HTMLElement>('[data-blinking]')
  whileMoving(blinks, (on) => contact && (contact.dataset.blinking = `${on}`))
  whileMoving(tooltipTurns, (on) => tellTooltip(on ? 'turn-begins' : 'turn-ends'))
}

/** Besides its turns it shows whenever the button is hovered or focused (spec §2). */
export function followTooltip(): void {
  const place = themeTooltip()?.parentElement
  if (!place) return
  place.addEventListener('pointerenter', () => tellTooltip('ask'))
  place.addEventListener('pointerleave', () => place.querySelector(':focus-visible') || tellTooltip('leave'))
  place.addEventListener('focusin', ({ target }) => (target as Element).matches(':focus-visible') && tellTooltip('ask'))
  place.addEventListener('focusout', () => place.matches(':hover') || tellTooltip('leave'))
  // Nothing that comes by itself lies over what the keyboard reaches.
  document.addEventListener(
    'focusin',
    ({ target }) => (target as Element).matches(':focus-visible') && tellTooltip('turn-ends'),
  )
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && tellTooltip('dismiss'))
  // A pointer or a key that came before the script; fingers leave no trace of theirs.
  const hovered = place.matches(':hover') && matchMedia('(hover: hover)').matches
  if (hovered || place.querySelector(':focus-visible')) tellTooltip('ask')
}

function tellTooltip(event: TooltipEvent): void {
  tooltipState = nextTooltipState(tooltipState, event)
  const tooltip = themeTooltip()
  tooltip?.setAttribute('data-shown', `${tooltipState !== 'hidden'}`)
  // Automatic turns are no news for a screen reader: the button already carries the label.
  tooltip?.setAttribute('aria-hidden', `${tooltipState !== 'asked'}`)
}

function themeTooltip(): HTMLElement | null {
  return document.querySelector('[data-theme-tooltip]')
}
