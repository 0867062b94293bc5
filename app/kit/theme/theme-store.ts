import { createPreferenceStore } from '#kit/state/preference-store.ts'

/** Spec §3: light or dark; §4: what is stored stands over the system's preference. */
const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'schaufenster-theme'

function resolveTheme(choice: Theme | null, systemPrefersDark: boolean): Theme {
  return choice ?? (systemPrefersDark ? 'dark' : 'light')
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}

const store = createPreferenceStore<Theme, Theme>({
  key: themeKey,
  choices: themes,
  query: '(prefers-color-scheme: dark)',
  event: 'theme-change',
  resolve: resolveTheme,
  apply(theme) {
    const root = document.documentElement
    root.classList.toggle('dark', theme === 'dark')
    root.style.colorScheme = theme
  },
})

export const { current: currentTheme, subscribe: subscribeToTheme, follow: followTheme } = store

export function toggleTheme(): void {
  store.choose(otherTheme(currentTheme()))
}
