/**
 * Rich text as the server prepares it for pages (server/content/public-reads.ts): sanitised on write, with its links,
 * tables and pictures as visitors get them. Never for other HTML.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  return <div className={className ? `prose ${className}` : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
}
