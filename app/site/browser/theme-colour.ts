import { currentTheme, subscribeToTheme } from '#kit/theme/theme-store.ts'

/** What the browser draws around the page follows the theme that somebody chose, not only that of the system. */
export function followThemeColour(): void {
  const show = () => {
    const theme = currentTheme()
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((colour, index) => {
      // The first is of the light theme.
      colour.media = (index === 0) === (theme === 'light') ? 'all' : 'not all'
    })
  }
  show()
  subscribeToTheme(show)
}
