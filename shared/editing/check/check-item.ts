import type { Problem } from './problem.ts'
import type { Fields } from '#shared/content/field-types.ts'
import { profileHints } from '#shared/legal/profile-hints.ts'
import { repealedIn } from '#shared/legal/rules/repealed-law.ts'
import { leavesOf, type Values } from '#shared/editing/values.ts'
import { parseHtml } from '#shared/html/parse-html.ts'
import { textIn, textOf } from '#shared/text/html-text.ts'
import { checkMessages as messages } from '#shared/messages/check.ts'
import { pagePathOf } from '#shared/addresses/site-addresses.ts'
import { checkRichText } from './check-rich-text.ts'
import { readingEase } from './reading-ease.ts'

/** `addresses` knows every page of this site. */
export type CheckedSite = { addresses: Pick<ReadonlySet<string>, 'has'> }

const placeholder = /\[Platzhalter[^\]]{0,500}\]|lorem ipsum|\bTODO\b|\bXXX\b|\bTBD\b/i
const titleLength = { shortest: 15, longest: 60 }
const descriptionLength = { shortest: 70, longest: 160 }
const hardBelow = 30

/** What an attentive colleague would say before an item is published. */
export function checkItem(fields: Fields, values: Values, { addresses }: CheckedSite): Problem[] {
  const problems = leavesOf(fields, values).flatMap(({ path, field, value, labels }) => {
    const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : ''
    const say = (level: Problem['level'], message: string): Problem => ({
      level,
      path,
      label: labels.join(' › '),
      message,
    })
    const found: Problem[] = []
    const root = field.input === 'html' ? parseHtml(text) : undefined
    const read = root ? textIn(root) : textOf(text)
    const left = placeholder.exec(read)
    for (const reason of repealedIn(read)) found.push(say('hint', reason))
    if (left) found.push(say('error', messages.placeholder(left[0])))
    if (field.input === 'link' && isDead(text, addresses)) found.push(say('error', messages.deadLink(text)))
    if (root) {
      for (const { level, message } of checkRichText(root, (href) => isDead(href, addresses)))
        found.push(say(level, message))
      const ease = readingEase(read)
      if (ease !== undefined && ease < hardBelow) found.push(say('hint', messages.hardToRead(ease)))
    }
    return found
  })
  return [...problems, ...checkSearchText(fields, values), ...checkProfile(fields, values)].toSorted(
    (a, b) => rank(a) - rank(b),
  )
}

function checkSearchText(fields: Fields, values: Values): Problem[] {
  if (!fields.seoTitle || !fields.seoDescription) return []
  const title = firstOf(values, ['seoTitle', 'title', 'question'])
  const description = firstOf(values, ['seoDescription', 'teaser', 'summary', 'lead'])
  const found: Problem[] = []
  const say = (path: string, message: string | undefined) =>
    message && found.push({ level: 'hint', path, label: fields[path]!.label, message })
  say('seoTitle', lengthMessage(title, titleLength, messages.title))
  say('seoDescription', lengthMessage(description, descriptionLength, messages.description))
  return found
}

/** What the law asks of the company profile, by its legal form. */
function checkProfile(fields: Fields, values: Values): Problem[] {
  if (!fields.legalForm || !fields.profession) return []
  return profileHints(values).map(({ field, message }) => ({
    level: 'hint',
    path: field,
    label: fields[field.split('.')[0]!]?.label ?? field,
    message,
  }))
}

function lengthMessage(
  text: string,
  { shortest, longest }: { shortest: number; longest: number },
  { short, long }: { short(length: number): string; long(length: number): string },
): string | undefined {
  if (text.length > 0 && text.length < shortest) return short(text.length)
  return text.length > longest ? long(text.length) : undefined
}

function firstOf(values: Values, names: string[]): string {
  return names.map((name) => String(values[name] ?? '').trim()).find((text) => text !== '') ?? ''
}

function isDead(href: string, addresses: CheckedSite['addresses']): boolean {
  const page = pagePathOf(href)
  return page !== undefined && !addresses.has(page)
}

function rank({ level }: Problem): number {
  return level === 'error' ? 0 : 1
}
