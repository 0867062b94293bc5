import { linkTarget } from '#shared/addresses/link-target.ts'
import { editElements, replace, type Edit, type ElementEditor } from './edit-html.ts'
import { memoized } from './memoized.ts'
import { elementsIn, parseHtml, type HtmlElement } from './parse-html.ts'

const addressed = new Set(['href', 'src', 'poster'])
const naming = new Set([...addressed, 'srcset', 'data-embed'])

/** The newest posts stand in every feed. */
const namingIn = memoized((html) =>
  elementsIn(parseHtml(html))
    .filter(({ attributes }) => attributes.some(({ name }) => naming.has(name)))
    .map((element) => ({ ...element, children: [] })),
)

/**
 * Rich text that is read elsewhere: addresses that lead somewhere without this page around them. Other editors are asked
 * about elements that name an address.
 */
export function withAbsoluteAddresses(html: string, page: string, others: readonly ElementEditor[] = []): string {
  const absolutely: ElementEditor = ({ attributes }) => attributes.flatMap((attribute) => edits(attribute, page))
  return editElements(html, namingIn(html), [...others, absolutely])
}

function edits(attribute: HtmlElement['attributes'][number], page: string): Edit[] {
  const { name, value } = attribute
  const changed =
    name === 'srcset'
      ? value.replaceAll(
          /(^|,\s*)(\S+)/g,
          (_all, before: string, address: string) => before + absoluteAddress(address, page),
        )
      : addressed.has(name)
        ? absoluteAddress(value, page)
        : value
  return changed === value
    ? []
    : [replace(attribute, `${name}="${changed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)]
}

/** Links that open a dialog lead to the page with the same content (J22). */
export function absoluteAddress(address: string, page: string): string {
  const target = linkTarget(address)
  const path = target.kind === 'dialog' ? target.path : address
  return URL.canParse(path, page) ? new URL(path, page).href : address
}
