/** As stored texts and pages write them (server/content/sanitise.ts): with or without a value. */
const block = /<(?:figure|a|table|td)\b[^>]* data-(?:align|gallery|video|button|chart|figure)\b/

/**
 * Whether a text has something of which the styles of every page know nothing: pictures at its side, galleries, videos,
 * buttons, charts, columns of figures. Few texts have it, and those bring its styles along.
 */
export function hasTextBlocks(html: string): boolean {
  return block.test(html)
}
