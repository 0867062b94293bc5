/** What the server puts into the head of pages that look like a brand (app/root.tsx). */
export const brandStyleSelector = 'style[data-brand]'

/**
 * A page that was fetched, to take parts of it. Chromium holds what it only parses against the policy of this page, which
 * knows no other look than its own; as plain text the look is no style to it.
 */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html.replace('<style data-brand=""', '$& type="text/plain"'), 'text/html')
}
