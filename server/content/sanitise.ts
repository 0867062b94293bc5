import sanitizeHtml from 'sanitize-html'
import type { Fields } from '#shared/content/fields.ts'
import { isObject } from './conform.ts'
import type { StoredValues } from './rows.ts'

const textTags = 'h2 h3 h4 p br hr ul ol li strong em s u sub sup a blockquote code pre'.split(' ')
const tableTags = 'table caption thead tbody tr th td'.split(' ')

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...tableTags, 'figure', 'figcaption', 'img', 'aside'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Deeper nesting is no writing, and cleaning it would take time that grows with its square.
  nestingLimit: 30,
  // What Word and Google Docs paste for bold and italics, and headings that would compete with the page's own.
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** Cleans every rich text in the values, also inside groups and lists. The values may still be invalid otherwise. */
export function sanitiseValues(fields: Fields, values: StoredValues): StoredValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? sanitiseValue(fields[name], value) : value]),
  )
}

function sanitiseValue(field: Fields[string], value: unknown): unknown {
  if (field.input === 'html' && typeof value === 'string') return sanitizeHtml(value, allowed).trim()
  if (field.input === 'group' && field.fields && isObject(value)) return sanitiseValues(field.fields, value)
  if (field.input === 'list' && field.fields && Array.isArray(value)) {
    const { fields } = field
    return value.map((entry) => (isObject(entry) ? sanitiseValues(fields, entry) : entry))
  }
  return value
}
