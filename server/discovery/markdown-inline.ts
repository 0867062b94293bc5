import { linkTarget } from '#shared/addresses/link-target.ts'
import { attributeOf, type HtmlElement, type HtmlNode } from '#shared/html/parse-html.ts'
import { separatesWords } from '#shared/text/word-bounds.ts'

/** What is no text: controls, drawings and what only some readers hear or see. */
const skipped = /^(script|style|svg|form|button|input|select|textarea|template|noscript|dialog|nav|iframe|canvas)$/
const marks: Record<string, string> = { strong: '**', b: '**', em: '_', i: '_', s: '~~', del: '~~' }

export function isSkipped(element: HtmlElement): boolean {
  const classes = attributeOf(element, 'class')?.split(' ') ?? []
  return (
    skipped.test(element.name) ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    // What is not worth printing is not worth reading here.
    classes.includes('no-print')
  )
}

/** A run of text with its links, pictures and marks, in one line but for line breaks. */
export function inlineOf(nodes: readonly HtmlNode[], url: string): string {
  const text = nodes.map((node) => writeInline(node, url)).join('')
  return text
    .replaceAll('\u00ad', '')
    .replaceAll(/[^\S\n\u00a0]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ +([,.;])(?=\s|$)/g, '$1')
    .trim()
}

function writeInline(node: HtmlNode, url: string): string {
  if (node.kind === 'text') return escaped(node.text.replaceAll(/\s*\n\s*/g, ' '))
  if (node.kind !== 'element' || isSkipped(node)) return ''
  const { name, children } = node
  if (name === 'br') return '\\\n'
  if (name === 'img') return picture(node, url)
  if (name === 'code') return `\`${rawText(node)}\``
  const inner = children.map((child) => writeInline(child, url)).join('')
  if (inner.trim() === '') return inner
  if (name === 'a') return linkTo(inner, attributeOf(node, 'href'), url)
  const mark = marks[name]
  // Marks stand right beside the word, or they are none.
  if (mark)
    return inner.replace(/^(\s*)([^]*?)(\s*)$/, (_all, before, word, after) => before + mark + word + mark + after)
  return separatesWords(name) && attributeOf(node, 'class') !== 'held' ? ` ${inner} ` : inner
}

export function rawText({ children }: HtmlElement): string {
  return children
    .map((child) => (child.kind === 'text' ? child.text : child.kind === 'element' ? rawText(child) : ''))
    .join('')
}

function picture(element: HtmlElement, url: string): string {
  const [alt = '', src] = [attributeOf(element, 'alt'), attributeOf(element, 'src')]
  // Without a description it is decoration.
  return alt && src ? `![${escaped(alt)}](${absolute(src, url)})` : ''
}

export function linkTo(text: string, href: string | undefined, url: string): string {
  const label = text.replaceAll(/\s+/g, ' ').trim()
  return href ? `[${label}](${absolute(href, url)})` : label
}

function absolute(href: string, url: string): string {
  const target = linkTarget(href)
  const path = target.kind === 'dialog' ? target.path : href
  return URL.canParse(path, url) ? new URL(path, url).href.replaceAll(/[()]/g, encodeURIComponent) : path
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*[\]<>]|(?<!\w)_|_(?!\w)/g, String.raw`\$&`)
}
