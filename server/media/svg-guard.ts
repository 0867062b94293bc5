import { AppError } from '#shared/errors.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { readSvg } from './svg-elements.ts'
import { drawnShapes, maxShapes } from './svg-expansion.ts'

/** Larger drawings are photographs in disguise. */
const maxBytes = 2_097_152
const maxElements = 20_000
/** Labels of a diagram, not a page: each letter is laid out and drawn by itself. */
const maxTextLetters = 5_000
const maxTextElements = 500

const active = [
  /<!(ENTITY|ATTLIST|ELEMENT|NOTATION)/i,
  /<!DOCTYPE[^>]{0,500}\[/i,
  /<(script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*)[\s>/]/i,
  /\son\w+ ?=/i,
  /javascript:/i,
  /@import/i,
  // Only parts of the drawing itself and pictures inside it may be referred to.
  /(?:href|src) ?= ?["']? ?(?!["'# ]|data:image\/(?:png|jpe?g|webp);base64,)/i,
  /url\( ?["']? ?(?!["'# ])/i,
  /<\?xml-stylesheet/i,
  // Another encoding could say something else than what is read here.
  /<\?xml[^>]{0,200}encoding ?= ?["'](?!utf-8|us-ascii|iso-8859-1)/i,
]
const filter = /[\s;"'{]filter ?[=:] ?["']? ?(?!["' ]|none)/i

/**
 * A drawing without scripts, entities and ways out, and one that a moment suffices to draw: no filters, nothing repeated
 * inside of what is repeated, little text. It is only ever drawn here and delivered as a picture, never as SVG; refusing
 * instead of repairing keeps what people uploaded and what visitors see the same.
 */
export function checkSvg(file: Buffer): void {
  if (file.length > maxBytes) throw refused(refusalMessages.tooElaborate)
  // Patterns that look for runs of blanks would take their time with a megabyte of them.
  const text = file.toString('utf8').replaceAll(/\s+/g, ' ')
  if (text.includes('\u0000') || active.some((pattern) => pattern.test(text))) throw refused(refusalMessages.activeSvg)
  const svg = readSvg(text)
  if (!svg) throw refused(refusalMessages.damaged)
  const { elements, styles } = svg
  if (elements.length > maxElements) throw refused(refusalMessages.tooElaborate)
  if (filter.test(` ${styles}`) || elements.some(({ name, tag }) => name === 'filter' || filter.test(tag)))
    throw refused(refusalMessages.svgFilter)
  const texts = elements.filter(({ name }) => /^(text|tspan|tref|textpath)$/.test(name))
  const letters = elements.reduce((sum, element) => sum + element.letters, 0)
  if (texts.length > maxTextElements || letters > maxTextLetters) throw refused(refusalMessages.svgText)
  const shapes = drawnShapes(svg)
  if (shapes === 'nested') throw refused(refusalMessages.svgNested)
  if (shapes > maxShapes) throw refused(refusalMessages.tooElaborate)
}

function refused(message: string): AppError {
  return new AppError('invalid-format', 415, message)
}
