import sanitizeHtml from 'sanitize-html'
import type { Fields } from '#shared/content/field-types.ts'
import { AppError, type FieldError } from '#shared/errors.ts'
import { chartAttribute } from '#shared/html/woven-bars.ts'
import { mediaIdOf } from '#shared/media/reference.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { richTextLimitMessages } from '#shared/messages/editing-errors.ts'
import { richTextProblem } from '#shared/content/rich-text-problem.ts'
import { richTextLimits } from '#shared/limits.ts'
import { mapRichText } from './rich-text.ts'
import type { StoredValues } from './rows.ts'

const textTags = 'h2 h3 h4 p br hr ul ol li strong em s u sub sup a blockquote code pre'.split(' ')
const tableTags = 'table caption thead tbody tr th td'.split(' ')

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...textTags, ...tableTags, 'figure', 'figcaption', 'img', 'aside'],
  allowedAttributes: {
    a: ['href', 'title', 'data-button'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    table: [chartAttribute],
    ol: ['start'],
    figure: ['data-embed', 'data-kind', 'data-align', 'data-gallery', 'data-video', 'data-poster', 'data-captions'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: richTextLimits.depth + 1,
  // What Word and Google Docs paste for bold and italics, and headings that would compete with the page's own.
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    figure: knownFigure,
    table: knownTable,
    a: knownLink,
  },
}

/** Cleans every rich text in the values. What would take long to parse is refused before the first one is. */
export function sanitiseValues(fields: Fields, values: StoredValues): StoredValues {
  requireParsable(fields, values)
  return mapRichText(fields, values, (html) => sanitizeHtml(html, allowed).trim())
}

function requireParsable(fields: Fields, values: StoredValues): void {
  const problems: FieldError[] = []
  mapRichText(fields, values, (html, { field, path }) => {
    const problem = richTextProblem(html)
    if (problem) problems.push({ path, message: richTextLimitMessages.inField(field.label, problem) })
    return html
  })
  if (problems.length > 0) throw new AppError('invalid-fields', 422, errorMessages.invalidFields, { fields: problems })
}

/**
 * A video or map, several pictures, or one of them. What is embedded is stored as its address; the page asks before it
 * loads (server/consent/embeds.ts). A video of our own is named with its picture and captions (server/media/rich-text-videos.ts).
 */
function knownFigure(tagName: string, attributes: sanitizeHtml.Attributes) {
  const video = referencesOf(attributes, ['data-video', 'data-poster', 'data-captions'])
  if (video['data-video']) return { tagName, attribs: video }
  const { 'data-embed': address = '', 'data-kind': kind, 'data-align': align = '' } = attributes
  const isEmbed = /^https?:\/\/[^\s"'<>]+$/.test(address) && URL.canParse(address)
  const attribs: sanitizeHtml.Attributes = isEmbed
    ? { 'data-embed': address, 'data-kind': kind === 'map' ? 'map' : 'video' }
    : 'data-gallery' in attributes
      ? { 'data-gallery': '' }
      : pictureAligns.has(align)
        ? { 'data-align': align }
        : {}
  return { tagName, attribs }
}

/** Those that name a file of the library, and nothing else. */
function referencesOf(attributes: sanitizeHtml.Attributes, names: string[]): sanitizeHtml.Attributes {
  const named = names.map((name) => [name, attributes[name] ?? ''] as const)
  return Object.fromEntries(named.filter(([, value]) => mediaIdOf(value) !== undefined))
}

const pictureAligns = new Set(['left', 'right', 'small', 'wide'])

/** A table may be shown as bars; nothing more is said about it. */
function knownTable(tagName: string, attributes: sanitizeHtml.Attributes) {
  const attribs: sanitizeHtml.Attributes = chartAttribute in attributes ? { [chartAttribute]: '' } : {}
  return { tagName, attribs }
}

/** A link may look like a button; how, is the page's. */
function knownLink(tagName: string, attributes: sanitizeHtml.Attributes) {
  const attribs: sanitizeHtml.Attributes =
    'data-button' in attributes ? { ...attributes, 'data-button': '' } : attributes
  return { tagName, attribs }
}
