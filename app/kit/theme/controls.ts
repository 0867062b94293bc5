import { nextPaint } from '#kit/idle/idle.ts'
import { toggleMotion } from '#kit/motion/motion-store.ts'
import { toggleTheme } from './theme-store.ts'

const toggles: Record<string, () => void> = { theme: toggleTheme, motion: toggleMotion }

/**
 * Every control of theme and motion names itself by `data-toggle`: one listener serves pages with and without React. Either
 * is a new style for everything on the page, so the pressed button is painted first.
 */
export function followControls(): () => void {
  const listeners = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-toggle]') : null
      const toggle = toggles[control?.dataset.toggle ?? '']
      if (toggle) void nextPaint().then(toggle)
    },
    listeners,
  )
  return () => listeners.abort()
}
