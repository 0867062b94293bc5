import type { DataRouter } from 'react-router'

declare global {
  interface Window {
    /** React Router puts its router here for its own tools. */
    __reactRouterDataRouter?: DataRouter
  }
}

/** What was asked for last: several scripts of one page may be missing. */
let opened: unknown

/**
 * The script of a page could not be loaded after a click: then the page comes as a whole document, once. Where nobody
 * asked for one, such as in a document that has just come, the error stands and its page shows (scripts/open-asked-page.ts).
 */
export function openAskedPage(error: unknown): Promise<never> {
  const { state, createHref } = window.__reactRouterDataRouter!
  const asked = state.navigation.location
  if (!asked) throw error
  if (asked !== opened) {
    opened = asked
    const address = location.origin + createHref(asked)
    // On the way back the address stands there already, and with a # in it nothing would be loaded.
    if (address === location.href) location.reload()
    else location.assign(address)
  }
  return new Promise(() => {})
}
