import blockStyles from '#kit/styles/prose-blocks.css?url'
import { PageStyle } from '#site/page/page-style.tsx'

/** As stored texts and pages write them (server/content/sanitise.ts): with or without a value. */
const block = /<(?:figure|a|table|td)\b[^>]* data-(?:align|gallery|video|button|chart|figure)\b/

/**
 * Rich text as the server prepares it for pages (server/content/public-reads.ts): sanitised on write, with its links,
 * tables and pictures as visitors get them. Never for other HTML.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <>
      {hasTextBlocks(html) && <PageStyle href={blockStyles} />}
      <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}

/**
 * Whether a text has something of which the styles of every page know nothing: pictures at its side, galleries, videos,
 * buttons, charts, columns of figures. Few texts have it, and those bring its styles along.
 */
export function hasTextBlocks(html: string): boolean {
  return block.test(html)
}
