/** Spec §3: light or dark; §4: what is stored stands over the system's preference. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'schaufenster-theme'

export function resolveTheme(choice: Theme | null, systemPrefersDark: boolean): Theme {
  return choice ?? (systemPrefersDark ? 'dark' : 'light')
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}
