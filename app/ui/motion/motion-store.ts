import { createPreferenceStore } from '#ui/preference/preference-store.ts'

export const motionKey = 'schaufenster-motion'

/** True while things may move: no reduced motion asked of the system and not stopped on this site (I10, J23). */
const store = createPreferenceStore<'off', boolean>({
  key: motionKey,
  choices: ['off'],
  query: '(prefers-reduced-motion: reduce)',
  event: 'motion-change',
  resolve: (choice, reducedMotion) => choice !== 'off' && !reducedMotion,
  apply(allowed) {
    const { dataset } = document.documentElement
    if (allowed) delete dataset.motion
    else dataset.motion = 'off'
  },
})

export const { current: motionAllowed, subscribe: subscribeToMotion, follow: followMotion } = store

export function toggleMotion(): void {
  store.choose(motionAllowed() ? 'off' : null)
}
