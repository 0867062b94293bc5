import { otherTheme, resolveTheme, themeKey, themes, type Theme } from './theme.ts'
import { createPreferenceStore } from '#kit/state/preference-store.ts'

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
