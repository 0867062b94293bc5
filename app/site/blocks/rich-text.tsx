import { readyForPage } from './rich-text-html.ts'

/** Rich text as it was sanitised on write (server/content/sanitise.ts); never for other HTML. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `prose ${className}` : 'prose'}
      dangerouslySetInnerHTML={{ __html: readyForPage(html) }}
    />
  )
}
