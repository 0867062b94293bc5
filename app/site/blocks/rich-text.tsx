import blockStyles from '#kit/styles/prose-blocks.css?url'
import { hasTextBlocks } from './text-blocks.ts'

/**
 * Rich text as the server prepares it for pages (server/content/public-reads.ts): sanitised on write, with its links,
 * tables and pictures as visitors get them. Never for other HTML.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <>
      {hasTextBlocks(html) && <link rel="stylesheet" href={blockStyles} />}
      <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
