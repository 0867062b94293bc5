/** Where the skip link leads; every page's <main> carries it. */
export const contentId = 'inhalt'

/** The admin and everything around signing in stand without header, footer, chat (spec §2) and particles (J23). */
export function isPublicPath(pathname: string): boolean {
  return !/^\/(admin|login|einrichtung|konto|__)(\/|$)/.test(pathname)
}
