/**
 * For links and navigations after which a screen stays where it was scrolled to, such as tabs and filters. React Router's own
 * `preventScrollReset` is told only to its <ScrollRestoration>, which stores positions (page-change.tsx).
 */
export const keepScroll = { state: { keepsScroll: true } }

export function keepsScroll(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsScroll' in state
}
