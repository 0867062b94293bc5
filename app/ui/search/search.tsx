import { onIdle } from '#ui/page/on-idle.tsx'

/** The shortcut of public pages; nobody presses it before the page has settled. */
export const Search = onIdle(async () => (await import('./search-shortcut.tsx')).SearchShortcut)
