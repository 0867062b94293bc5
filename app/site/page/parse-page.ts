/** The look of a brand in the head of a page (app/root.tsx). */
export const brandStyleSelector = '[data-brand]'

/**
 * A page that was fetched, to take parts of it. Chromium holds styles that it only parses against the policy of this page,
 * which knows no other look than its own; so the look of that one is a block of data.
 */
export function parsePage(html: string): Document {
  const inert = html.replace(
    /<style data-brand="">([^<]*)<\/style>/,
    '<script type="text/plain" data-brand="">$1</script>',
  )
  return new DOMParser().parseFromString(inert, 'text/html')
}
