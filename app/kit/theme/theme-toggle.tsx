import { useCallback, useEffect, useReducer } from 'react'
import { themeTooltipEveryMs, themeTooltipMs } from '#shared/constants.ts'
import type { Recurrence } from '#kit/motion/recurring.ts'
import { useRecurring } from '#kit/motion/use-recurring.ts'
import { ThemeButton, ThemeTarget } from './theme-button.tsx'
import { nextTooltipState } from './tooltip-state.ts'
import styles from './theme-toggle.module.css'

const turns: Recurrence = { everyMs: themeTooltipEveryMs, forMs: themeTooltipMs, first: 'at-once' }

/** The header's toggle with its tooltip (spec §2): by itself from time to time, and whenever it is hovered or focused. */
export function ThemeToggle() {
  const [tooltip, tell] = useReducer(nextTooltipState, 'hidden')
  const shown = tooltip !== 'hidden'
  useRecurring(
    turns,
    useCallback((on: boolean) => tell(on ? 'turn-begins' : 'turn-ends'), []),
  )

  useEffect(() => {
    if (!shown) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') tell('dismiss')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shown])

  return (
    <div
      className={styles.toggle}
      onPointerEnter={() => tell('ask')}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.querySelector(':focus-visible')) tell('leave')
      }}
    >
      <ThemeButton
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) tell('ask')
        }}
        onBlur={({ currentTarget }) => {
          if (!currentTarget.parentElement?.matches(':hover')) tell('leave')
        }}
      />
      {/* Automatic turns are no news for a screen reader: the button already carries the label. */}
      <span role="tooltip" className={styles.tooltip} data-shown={shown} aria-hidden={tooltip !== 'asked'}>
        <ThemeTarget />
      </span>
    </div>
  )
}
