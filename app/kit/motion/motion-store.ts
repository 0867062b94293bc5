import { createPreferenceStore } from '#kit/state/preference-store.ts'

export const motionKey = 'schaufenster-motion'

/** True while things may move: as chosen on this site, and without a choice as the system asks (I10, J23, J39). */
const store = createPreferenceStore<'on' | 'off', boolean>({
  key: motionKey,
  choices: ['on', 'off'],
  query: '(prefers-reduced-motion: reduce)',
  event: 'motion-change',
  resolve: (choice, reducedMotion) => (choice ? choice === 'on' : !reducedMotion),
  apply(allowed) {
    document.documentElement.dataset.motion = allowed ? 'on' : 'off'
  },
})

export const { current: motionAllowed, subscribe: subscribeToMotion, follow: followMotion } = store

export function toggleMotion(): void {
  store.choose(motionAllowed() ? 'off' : 'on')
}
