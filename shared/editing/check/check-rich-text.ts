import { textOf } from '#shared/text/html-text.ts'
import { checkMessages as messages } from '#shared/messages/check.ts'
import type { Problem } from './check-item.ts'

type Found = Pick<Problem, 'level' | 'message'>

/** What is wrong inside one rich text; `isDead` says whether an address leads nowhere. */
export function checkRichText(html: string, isDead: (href: string) => boolean): Found[] {
  return [...checkImages(html), ...checkLinks(html, isDead), ...checkHeadings(html)]
}

function checkImages(html: string): Found[] {
  return [...html.matchAll(/<img\b[^>]*>/g)]
    .filter(([tag]) => !/\balt="[^"]*\S[^"]*"/.test(tag))
    .map(([tag]) => ({ level: 'error', message: messages.noAltText(fileName(attribute(tag, 'src'))) }))
}

function checkLinks(html: string, isDead: (href: string) => boolean): Found[] {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].flatMap(([, attributes = '', inner = '']) => {
    const href = attribute(attributes, 'href')
    const found: Found[] = []
    if (isDead(href)) found.push({ level: 'error', message: messages.deadLink(href) })
    if (textOf(inner) === '' && !inner.includes('<img'))
      found.push({ level: 'error', message: messages.emptyLink(href) })
    if (/^(hier|mehr|klicken sie hier|link|weiter)$/i.test(textOf(inner)))
      found.push({ level: 'hint', message: messages.vagueLink(textOf(inner)) })
    return found
  })
}

/** The page's own heading is level 1, so a text begins with level 2 and never skips one. */
function checkHeadings(html: string): Found[] {
  let level = 1
  return [...html.matchAll(/<h([2-6])\b[^>]*>([\s\S]*?)<\/h\1>/g)].flatMap(([, number, inner = '']) => {
    const found: Found[] = []
    const text = textOf(inner)
    const next = Number(number)
    if (text === '') found.push({ level: 'error', message: messages.emptyHeading })
    else if (next > level + 1) found.push({ level: 'error', message: messages.skippedHeading(text, next, level + 1) })
    level = next
    return found
  })
}

function attribute(tag: string, name: string): string {
  return (new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
}

function fileName(address: string): string {
  return address.split(/[?#]/)[0]?.split('/').at(-1) || address
}
