import { phoneHref } from '#shared/company/company.ts'
import { tokenPattern, tokenValue } from '#shared/company/company-tokens.ts'
import type { CompanyProfile } from '#shared/content/company-profile.ts'
import type { RegisteredService } from '#shared/content/registered-services.ts'
import { applyEdits, replace, type Edit } from '#shared/html/edit-html.ts'
import { elementsIn, parseHtml, type HtmlElement, type HtmlNode, type HtmlText } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import type { ChangedWords } from '#shared/words/word-group.ts'
import { servicesTable } from './service-table.ts'

const servicesToken = 'dienste'
const placeholder = /\[(Platzhalter: [^\]]{0,500})\]/g
/** Longer ones are no paragraphs; looking for their clauses would take time that grows with the square. */
const longestParagraph = 10_000

/**
 * Fills a sanitised legal text: company data, the register of services, and marks for what the owner has not filled in.
 * Only text is replaced, never an attribute. An empty value takes its clause along ("Telefon: " does not stay alone).
 */
export function resolveLegalTokens(
  html: string,
  company: CompanyProfile,
  services: readonly RegisteredService[],
  /** What the owner made of the words of its table. */
  words: ChangedWords = {},
): string {
  const isEmpty = (name: string) => tokenValue(company, name) === ''
  const fill = (text: string, show = asLinkOrText) =>
    text
      .replaceAll(tokenPattern, (whole, name: string) => {
        if (name === servicesToken) return escapeHtml(services.map((service) => service.name).join(', '))
        const value = tokenValue(company, name)
        return value === undefined ? whole : show(value)
      })
      .replaceAll(placeholder, '<mark class="fill-in">$1</mark>')
  const sourceOf = ({ start, end }: { start: number; end: number }) => html.slice(start, end)
  const edits: Edit[] = []
  const removed = new Set<HtmlNode>()

  function resolveText(node: HtmlText, { clauses, inLink }: Inside) {
    const source = sourceOf(node)
    const text = fill(clauses ? dropEmptyClauses(source, isEmpty) : source, inLink ? asText : asLinkOrText)
    if (text !== source) edits.push(replace(node, text))
  }

  function resolve(element: HtmlElement, inside: Inside) {
    const source = isParagraph(element) ? sourceOf(element.inner) : ''
    if (source.trim() === `{{${servicesToken}}}`) {
      edits.push(replace(element, servicesTable(services, fill, words)))
      return
    }
    const clauses =
      inside.clauses || (source.length <= longestParagraph && tokensIn(source).some((name) => isEmpty(name)))
    if (
      clauses &&
      source !== '' &&
      saysNothing(textsIn(element), (text) => dropEmptyClauses(sourceOf(text), isEmpty))
    ) {
      edits.push(replace(element, ''))
      removed.add(element)
      return
    }
    for (const child of element.children)
      if (child.kind === 'text') resolveText(child, { clauses, inLink: inside.inLink })
      else if (child.kind === 'element') resolve(child, { clauses, inLink: inside.inLink || child.name === 'a' })
    removeHeadings(element)
  }

  /** A heading that is left without anything below it, up to the next one or the end, goes too. */
  function removeHeadings({ name, children }: HtmlElement) {
    for (const [index, heading] of children.entries()) {
      if (!isHeading(heading)) continue
      let at = index + 1
      let leftAlone = false
      for (; at < children.length && (removed.has(children[at]!) || isBlank(children[at]!)); at++)
        leftAlone ||= removed.has(children[at]!)
      const next = children[at]
      const ends = next ? isHeading(next) : name === ''
      if (ends && leftAlone) edits.push(replace({ start: heading.start, end: next?.start ?? html.length }, ''))
    }
  }

  resolve(parseHtml(html), { clauses: false, inLink: false })
  return applyEdits(html, edits)
}

/** A text inside of a link becomes no link, and one with an empty value loses its clause. */
type Inside = { clauses: boolean; inLink: boolean }

/** One that holds text, not further paragraphs. */
function isParagraph(element: HtmlElement): boolean {
  return /^(p|li)$/.test(element.name) && !elementsIn(element).some(({ name }) => /^(p|li|ul|ol)$/.test(name))
}

function isHeading(node: HtmlNode): boolean {
  return node.kind === 'element' && /^h[2-4]$/.test(node.name)
}

function isBlank(node: HtmlNode): boolean {
  return node.kind === 'text' && node.text.trim() === ''
}

function tokensIn(text: string): string[] {
  return [...text.matchAll(tokenPattern)].map(([, name]) => name!)
}

function textsIn({ children }: HtmlElement): HtmlText[] {
  return children.flatMap((child) => (child.kind === 'text' ? [child] : child.kind === 'element' ? textsIn(child) : []))
}

function asText(value: string): string {
  return escapeHtml(value).replaceAll('\n', '<br>')
}

function asLinkOrText(value: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return `<a href="mailto:${escapeHtml(value)}">${asText(value)}</a>`
  if (/^\+\d[\d ()/-]+$/.test(value)) return `<a class="no" href="${escapeHtml(phoneHref(value))}">${asText(value)}</a>`
  return asText(value)
}

/** A label, or nothing at all, is no paragraph. */
function saysNothing(texts: HtmlText[], read: (text: HtmlText) => string): boolean {
  return /^$|:$/.test(texts.map(read).join('').trim())
}

/**
 * Sentences end at a full stop before a capital; "Abs. 2" and "z. B." are none. Clauses end at a comma. One whose tokens
 * are all empty goes; where another token or a placeholder still speaks, only the empty token goes. A placeholder is
 * one piece, whatever it says.
 */
function dropEmptyClauses(text: string, isEmpty: (name: string) => boolean): string {
  const speaks = (clause: string) => {
    const names = tokensIn(clause)
    return names.length === 0 || clause.search(placeholder) >= 0 || names.some((name) => !isEmpty(name))
  }
  const sentences = text.split(/(?<=(?:\p{L}{5}|\}\}|\])\.)(?=\s+(?:\p{Lu}|\{\{))(?![^[]*\])/u)
  return sentences
    .map((sentence) => {
      const [, before = '', body = '', after = ''] = /^(\s*)(.*?)(\.?\s*)$/s.exec(sentence) ?? []
      const clauses = body.split(/, (?![^[]*\])/).filter(speaks)
      return clauses.length === 0 ? '' : before + clauses.join(', ') + after
    })
    .join('')
    .replaceAll(tokenPattern, (whole, name: string) => (isEmpty(name) ? '' : whole))
    .replaceAll(/ {2,}/g, ' ')
}
