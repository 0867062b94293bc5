import { toggleMotion } from '#kit/motion/motion-store.ts'
import { toggleTheme } from './theme-store.ts'

/** Every control of theme and motion names itself by `data-toggle`: one listener serves pages with and without React. */
export function followControls(): () => void {
  const listeners = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>('[data-toggle]') : null
      if (control?.dataset.toggle === 'theme') toggleTheme()
      if (control?.dataset.toggle === 'motion') toggleMotion()
    },
    listeners,
  )
  return () => listeners.abort()
}
