import { accessibilityAuthorities } from '#shared/messages/accessibility-authorities.ts'
import { dataProtectionAuthorities } from '#shared/messages/federal-states.ts'
import { holidayNames } from '#shared/messages/holidays.ts'
import { parseHtml, type HtmlElement, type HtmlNode } from '#shared/html/parse-html.ts'
import { mark } from './marked-content.ts'

/** Why a text may stand on a page without coming from content. */
const rules: Record<string, (element: HtmlElement) => boolean> = {
  'only screen readers hear it': (element) => /\bvisually-hidden\b/.test(attribute(element, 'class')),
  'a date or a time': ({ name }) => name === 'time',
  'an address or a number to call': (element) => /^(?:mailto|tel):/.test(attribute(element, 'href')),
  'a piece that the search cut out of content': (element) => holdsHits(element) && textOf(element).includes('…'),
  'a name of the browser’s own': ({ name }) => name === 'code',
  'no text': ({ name }) => ['script', 'style', 'svg', 'template'].includes(name),
}
/** Addresses, e-mail and numbers with their units. */
const noProse = /^(?:https?:\/\/\S+|\S+@\S+|\S*\/\S*)$/
const letters = /\p{L}{2}/u

/** Everything that visitors can read in a page and that does not come from content. */
export function unmarkedProse(html: string): string[] {
  return proseIn(parseHtml(html)).filter(
    (text) =>
      letters.test(text) && !text.includes(mark) && !noProse.test(text) && !isHoliday(text) && !isAuthority(text),
  )
}

/** Public holidays are called by the law, not by the owner. */
export function isHoliday(text: string): boolean {
  return Object.values(holidayNames).some((name) => text.startsWith(`${name}, `))
}

/** Who watches over data protection and accessibility follows from the federal state. */
export function isAuthority(text: string): boolean {
  const forAccess = Object.values(accessibilityAuthorities).map((authority) => authority.text)
  return [...Object.values(dataProtectionAuthorities), ...forAccess].includes(text)
}

function proseIn(element: HtmlElement): string[] {
  if (Object.values(rules).some((isFree) => isFree(element))) return []
  const placeholder = attribute(element, 'placeholder')
  // A hit of the search, or a word that is held together, splits a text that is from content as a whole.
  const texts = holdsHits(element) || holdsWords(element) ? [textOf(element)] : element.children.flatMap(ownText)
  return [...texts.map((text) => text.trim()), ...(placeholder ? [placeholder] : [])]
}

function holdsHits({ children }: HtmlElement): boolean {
  return children.some((child) => child.kind === 'element' && child.name === 'mark')
}

function holdsWords({ children }: HtmlElement): boolean {
  return children.some((child) => child.kind === 'element' && attribute(child, 'class') === 'held')
}

function ownText(node: HtmlNode): string[] {
  if (node.kind === 'text') return [node.text]
  return node.kind === 'element' ? proseIn(node) : []
}

function textOf(node: HtmlNode): string {
  if (node.kind === 'text') return node.text
  return node.kind === 'element' ? node.children.map(textOf).join('') : ''
}

function attribute({ attributes }: HtmlElement, name: string): string {
  return attributes.find((entry) => entry.name === name)?.value ?? ''
}
