import { linkTarget } from '#shared/addresses/link-target.ts'
import { editHtml, replace, type Edit } from './edit-html.ts'
import type { HtmlElement } from './parse-html.ts'

const addressed = new Set(['href', 'src', 'poster'])

/** Rich text that is read elsewhere: addresses that lead somewhere without this page around them. */
export function withAbsoluteAddresses(html: string, page: string): string {
  return editHtml(html, [({ attributes }: HtmlElement) => attributes.flatMap((attribute) => edits(attribute, page))])
}

function edits(attribute: HtmlElement['attributes'][number], page: string): Edit[] {
  const { name, value } = attribute
  const changed =
    name === 'srcset'
      ? value.replaceAll(/(^|,\s*)(\S+)/g, (_all, before: string, address: string) => before + absolute(address, page))
      : addressed.has(name)
        ? absolute(value, page)
        : value
  return changed === value
    ? []
    : [replace(attribute, `${name}="${changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)]
}

/** Links that open a dialog lead to the page with the same content (J22). */
function absolute(address: string, page: string): string {
  const target = linkTarget(address)
  const path = target.kind === 'dialog' ? target.path : address
  return URL.canParse(path, page) ? new URL(path, page).href : address
}
