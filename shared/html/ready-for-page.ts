import { linkTarget } from '#shared/addresses/link-target.ts'
import { messages } from '../messages/site.ts'
import { editHtml, insert, replace, type Edit } from './edit-html.ts'
import { figureColumnEdits } from './figure-columns.ts'
import type { HtmlElement } from './parse-html.ts'
import { barEdits } from './woven-bars.ts'

/** Around every table. */
export const scrollArea = {
  start: `<div class="table-scroll" role="group" tabindex="0" aria-label="${messages.richText.table}">`,
  end: '</div>',
}

/** Gives stored rich text what the page adds: tables that scroll sideways, and the same links as everywhere else. */
export function readyForPage(html: string): string {
  return editHtml(html, [pageEdits])
}

export function pageEdits(element: HtmlElement): Edit[] {
  const { name, attributes, start, end, inner } = element
  if (name === 'table') {
    const within = [...barEdits(element), ...figureColumnEdits(element)]
    return [insert(start, scrollArea.start), ...within, insert(end, scrollArea.end)]
  }
  // A note within the text, not a part of the page that readers jump to and that reader modes leave out.
  if (name === 'aside')
    return [replace({ start, end: inner.start }, '<div role="note">'), replace({ start: inner.end, end }, '</div>')]
  const href = name === 'a' ? attributes.find((attribute) => attribute.name === 'href') : undefined
  if (!href) return []
  const target = linkTarget(href.value)
  if (target.kind === 'dialog') return [replace(href, `href="${target.path}" data-dialog="${target.dialog}"`)]
  if (target.kind === 'external') return [insert(href.end, ' target="_blank" rel="noopener"')]
  return []
}
