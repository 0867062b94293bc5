import { messages } from '#shared/messages/site.ts'
import { linkTarget } from '#kit/links/link-target.ts'

/** Gives stored rich text what the page adds: tables that scroll sideways, and the same links as everywhere else. */
export function readyForPage(html: string): string {
  return html
    .replaceAll(
      '<table',
      `<div class="table-scroll" role="group" tabindex="0" aria-label="${messages.richText.table}"><table`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/(<a [^>]*?href=")([^"]*)"/g, (link, start: string, href: string) => {
      const target = linkTarget(href)
      if (target.kind === 'dialog') return `${start}${target.path}" data-dialog="${target.dialog}"`
      if (target.kind === 'external') return `${link} target="_blank" rel="noopener"`
      return link
    })
}
